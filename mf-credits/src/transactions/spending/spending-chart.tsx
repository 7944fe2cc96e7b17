import type { Spending } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import { chartTop } from './chart-top.ts'
import classes from './spending-chart.module.css'

type SpendingChartProps = Spending['currencies'][number] & {
  /** In the same currency; null draws none. */
  readonly limit: number | null
}

/** One bar a month. The table beside it has the same figures for screen readers. */
export function SpendingChart({ currency, months, limit }: SpendingChartProps) {
  const t = useWords()
  const { price, monthInitial } = useFormat()
  const top = chartTop(Math.max(...months.map(({ spent }) => spent), limit ?? 0))
  const heightOf = (amount: number) => (amount / top) * 100
  const width = 100 / months.length
  return (
    <div aria-hidden="true" className={classes.chart}>
      <div className={classes.scale}>
        <span>{price(top, currency)}</span>
        {limit !== null && (
          <span className={classes.key}>{t('limit.key', { amount: price(limit, currency) })}</span>
        )}
      </div>
      <svg className={classes.bars}>
        <line className={classes.grid} x1="0" x2="100%" y1="0.5" y2="0.5" />
        <line className={classes.grid} x1="0" x2="100%" y1="50%" y2="50%" />
        {months.map(({ month, spent }, index) => (
          <rect
            key={month}
            className={classes.bar}
            data-present={index === months.length - 1 || undefined}
            x={`${(index + 0.18) * width}%`}
            width={`${0.64 * width}%`}
            y={`${100 - heightOf(spent)}%`}
            height={`${heightOf(spent)}%`}
            rx="3"
          />
        ))}
        <line className={classes.base} x1="0" x2="100%" y1="100%" y2="100%" />
        {limit !== null && (
          <line
            className={classes.limit}
            x1="0"
            x2="100%"
            y1={`${100 - heightOf(limit)}%`}
            y2={`${100 - heightOf(limit)}%`}
          />
        )}
      </svg>
      <div className={classes.months}>
        {months.map(({ month }) => (
          <span key={month}>{monthInitial(month)}</span>
        ))}
      </div>
    </div>
  )
}
