import type { Spending } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import classes from './spending.module.css'

/** The figures of the chart, latest month first. */
export function SpendingTable({ currency, months }: Spending['currencies'][number]) {
  const t = useWords()
  const { month, price } = useFormat()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('spending.month')}</th>
          <th scope="col">{t('spending.spent')}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((entry) => (
          <tr key={entry.month}>
            <th scope="row">{month(entry.month)}</th>
            <td>{price(entry.spent, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
