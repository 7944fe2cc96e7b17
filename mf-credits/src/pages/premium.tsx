import { paths } from 'contracts'
import { Crown } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { choosePaymentCountry } from 'shared-state/payment'
import { useRole, useSettings } from 'shared-state/session'
import { linkLook } from 'shared-ui/link'
import { Offer } from '../bundles/offer.tsx'
import { preloadOffer, useOffer } from '../bundles/use-offer.ts'
import { CountrySelect } from '../components/country-select.tsx'
import { OfferDiscount } from '../discounts/offer-discount.tsx'
import { Opens } from '../premium/opens.tsx'
import classes from '../premium/premium.module.css'
import { Unlocked } from '../premium/unlocked.tsx'
import { useWords } from '../use-words.ts'

export const preload = preloadOffer

/** §2: the bundles that make premium, and what it offers. */
export function Page() {
  const t = useWords()
  const isPremium = useRole() === 'premium'
  const { premium_match_uplift: uplift } = useSettings()
  const offer = useOffer()
  return (
    <div className={classes.page}>
      <header className={classes.hero} data-scheme="dark">
        <Crown aria-hidden="true" />
        <div>
          <h1>{t(isPremium ? 'premium.have' : 'premium.title')}</h1>
          <p>{t(isPremium ? 'premium.haveText' : 'premium.lead')}</p>
          {uplift !== null && <p>{t('premium.uplift', { percentage: uplift })}</p>}
        </div>
      </header>
      <Opens />
      <section className={classes.part}>
        <h2>{t(isPremium ? 'premium.more' : 'premium.choose')}</h2>
        <OfferDiscount read={offer} />
        <Offer read={offer} headingLevel={3} />
        <div className={classes.foot}>
          <CountrySelect
            className={classes.country}
            value={offer.data?.country ?? null}
            onChange={choosePaymentCountry}
          />
          <p>{t('premium.once')}</p>
        </div>
      </section>
      <section className={classes.part}>
        <h2>{t('premium.unlocks')}</h2>
        <Unlocked />
        <Link to={paths.pricing} {...linkLook({ isStandalone: true })}>
          {t('ways.prices')}
        </Link>
      </section>
    </div>
  )
}
