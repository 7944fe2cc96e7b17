import type { Company } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import classes from './receipt.module.css'

/** The company behind the brand, with its numbers. */
export function Seller({ company }: { readonly company: Company }) {
  const t = useWords()
  const { country, list } = useFormat()
  const { support_email } = useSettings()
  const { tradenames, vat_numbers, kvk } = company
  const numbers = [
    tradenames.length > 0 && [t('receipt.tradenames', { count: tradenames.length }), list(tradenames)],
    kvk !== '' && [t('receipt.registration'), kvk],
    vat_numbers.length > 0 && [t('receipt.vat', { count: vat_numbers.length }), list(vat_numbers)],
  ] as const
  return (
    <div className={classes.seller}>
      <address>
        <b>{company.name}</b>
        <span>{company.address}</span>
        <span>{company.city}</span>
        <span>{country(company.country)}</span>
        <span>{support_email}</span>
      </address>
      <dl className={classes.numbers}>
        {numbers.map(
          (entry) =>
            entry && (
              <div key={entry[0]}>
                <dt>{entry[0]}</dt>
                <dd>{entry[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
