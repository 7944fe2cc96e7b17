import { choosePaymentCountry } from 'shared-state/payment'
import { Offer } from '../bundles/offer.tsx'
import { useOffer } from '../bundles/use-offer.ts'
import { debitAddress } from '../checkout/debit-address.ts'
import { CountrySelect } from '../components/country-select.tsx'
import { useWords } from '../use-words.ts'
import classes from './direct-debit.module.css'

/** The bundles, for a visit that has not chosen one. */
export function ChooseBundle() {
  const t = useWords()
  const offer = useOffer()
  return (
    <div className={classes.page}>
      <h1>{t('titles.directdebit')}</h1>
      <p className={classes.lead}>{t('directDebit.choose')}</p>
      <CountrySelect
        value={offer.data?.country ?? null}
        onChange={choosePaymentCountry}
        className={classes.country}
      />
      <Offer
        read={offer}
        addressOf={({ id }) => debitAddress({ bundle: id, country: offer.data?.country })}
      />
    </div>
  )
}
