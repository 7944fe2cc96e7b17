import { PREMIUM_PHOTOS } from 'contracts'
import { openOverlay } from 'shared-state/overlays'
import { choosePaymentCountry } from 'shared-state/payment'
import { useRole, useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { Offer } from '../bundles/offer.tsx'
import { preloadOffer, useOffer } from '../bundles/use-offer.ts'
import { CountrySelect } from '../components/country-select.tsx'
import { OfferDiscount } from '../discounts/offer-discount.tsx'
import { FreeStart } from '../pricing/free-start.tsx'
import { Uses } from '../pricing/uses.tsx'
import { useWords } from '../use-words.ts'
import classes from './pricing.module.css'

const RULES = ['once', 'premium', 'refund'] as const

export const preload = preloadOffer

/** §1: prices and how paying works, for visitors, too. */
export function Page() {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const { refund_days } = useSettings()
  const offer = useOffer()
  return (
    <div className={classes.pricing}>
      <header>
        <h1>{t('pricing.title')}</h1>
        <p className={classes.lead}>{t('pricing.lead')}</p>
      </header>
      <section className={classes.part}>
        <div className={classes.head}>
          <h2>{t('pricing.bundles')}</h2>
          <CountrySelect
            className={classes.country}
            value={offer.data?.country ?? null}
            onChange={choosePaymentCountry}
          />
        </div>
        <OfferDiscount read={offer} />
        <Offer read={offer} canBuy={!isVisitor} headingLevel={3} />
        {isVisitor && <Join className={classes.join} />}
      </section>
      <div className={classes.tables}>
        <section className={classes.part}>
          <h2>{t('pricing.uses.title')}</h2>
          <Uses country={offer.data?.country} />
        </section>
        <section className={classes.part}>
          <h2>{t('pricing.start.title')}</h2>
          <FreeStart />
        </section>
      </div>
      <div className={classes.rules}>
        {RULES.filter((rule) => rule !== 'refund' || refund_days > 0).map((rule) => (
          <Card key={rule} padding="large">
            <h2>{t(`pricing.${rule}.title`)}</h2>
            <p>{t(`pricing.${rule}.text`, { count: refund_days, photos: PREMIUM_PHOTOS })}</p>
          </Card>
        ))}
      </div>
    </div>
  )
}

/** A visitor's way to the credits. */
function Join({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  return (
    <Button size="large" className={className} onPress={() => openOverlay('signup')}>
      {t('pricing.join')}
    </Button>
  )
}
