import { freeMessages, href, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { choosePaymentCountry } from 'shared-state/payment'
import { useSettings, useUser } from 'shared-state/session'
import { linkLook } from 'shared-ui/link'
import { Offer } from '../bundles/offer.tsx'
import { preloadOffer, useOffer } from '../bundles/use-offer.ts'
import { CountrySelect } from '../components/country-select.tsx'
import { OfferDiscount } from '../discounts/offer-discount.tsx'
import { Opens } from '../premium/opens.tsx'
import { useWords } from '../use-words.ts'
import classes from './credits.module.css'

export const preload = preloadOffer

/** §2: the credit bundles on sale. */
export function Page() {
  const t = useWords()
  const { number } = useFormat()
  const user = useUser()
  const { refund_days, message_credits } = useSettings()
  const offer = useOffer()
  const balance = user?.credits ?? 0
  const free = user?.paid_user ? null : freeMessages({ signup_credits: balance, message_credits })
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t('credits.title')}</h1>
        <p className={classes.balance}>
          {t('credits.balance')} <b>{t('bundle.credits', { count: balance, number: number(balance) })}</b>{' '}
          {free !== null && free > 0 && t('credits.freeMessages', { count: free })}
        </p>
      </header>
      {user?.role === 'free' && (
        <section className={classes.opens}>
          <h2>{t('credits.makesPremium')}</h2>
          <Opens />
        </section>
      )}
      <OfferDiscount read={offer} />
      <Offer read={offer} />
      <div className={classes.foot}>
        <CountrySelect value={offer.data?.country ?? null} onChange={choosePaymentCountry} />
        <div>
          <p>
            {t('credits.lead')} {refund_days > 0 && t('credits.refund', { count: refund_days })}
          </p>
          <p className={classes.ways}>
            {user?.paid_user && (
              <Link to={paths['credits-repeat-order']} {...linkLook({ isStandalone: true })}>
                {t('titles.credits-repeat-order')}
              </Link>
            )}
            <Link to={href('transactions-id')} {...linkLook({ isStandalone: true })}>
              {t('ways.payments')}
            </Link>
            <Link to={paths['pages-return-policy']} {...linkLook({ isStandalone: true })}>
              {t('ways.returnPolicy')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
