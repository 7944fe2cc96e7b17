import { href, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { choosePaymentCountry } from 'shared-state/payment'
import { useSettings, useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { Offer } from '../bundles/offer.tsx'
import { preloadOffer, useOffer } from '../bundles/use-offer.ts'
import { CountrySelect } from '../components/country-select.tsx'
import { OfferDiscount } from '../discounts/offer-discount.tsx'
import { useWords } from '../use-words.ts'
import classes from './credits.module.css'

export const preload = preloadOffer

/** §2: the credit bundles on sale. */
export function Page() {
  const t = useWords()
  const { number } = useFormat()
  const user = useUser()
  const { refund_days } = useSettings()
  const offer = useOffer()
  const balance = user?.credits ?? 0
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{t('credits.title')}</h1>
          <p className={classes.lead}>{t('credits.lead')}</p>
        </div>
        <p className={classes.balance}>
          {t('credits.balance')} <b>{t('bundle.credits', { count: balance, number: number(balance) })}</b>
        </p>
      </header>
      {user?.paid_user && (
        <p className={classes.again}>
          <Link to={paths['credits-repeat-order']} {...linkLook({ isStandalone: true })}>
            {t('titles.credits-repeat-order')}
          </Link>
        </p>
      )}
      {user?.role === 'free' && <Alert tone="success">{t('credits.makesPremium')}</Alert>}
      <OfferDiscount read={offer} />
      <Offer read={offer} />
      <div className={classes.foot}>
        <CountrySelect value={offer.data?.country ?? null} onChange={choosePaymentCountry} />
        <div>
          {refund_days > 0 && <p>{t('credits.refund', { count: refund_days })}</p>}
          <p className={classes.ways}>
            <Link to={paths['pages-return-policy']} {...linkLook({ isStandalone: true })}>
              {t('ways.returnPolicy')}
            </Link>
            <Link to={href('transactions-id')} {...linkLook({ isStandalone: true })}>
              {t('ways.payments')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
