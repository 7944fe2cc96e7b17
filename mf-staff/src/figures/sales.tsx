import type { AnswerOf, Currency, FigurePeriod, getSaleFigures } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Disclosure } from 'shared-ui/disclosure'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import { ColumnChart } from './charts/column-chart.tsx'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Period = AnswerOf<typeof getSaleFigures>['periods'][number]
type Amount = 'paid' | 'refunded' | 'charged_back'

interface SalesProps {
  readonly periods: readonly Period[]
  readonly by: FigurePeriod
}

/** Revenue in each currency, in the course of time. */
export function Sales({ periods, by }: SalesProps) {
  const currencies = Map.groupBy(periods, ({ currency }) => currency)
  return [...currencies].map(([currency, rows]) => (
    <SalesIn key={currency} currency={currency as Currency} periods={rows} by={by} />
  ))
}

function SalesIn({ currency, periods, by }: SalesProps & { readonly currency: Currency }) {
  const t = useWords()
  const format = useFormat()
  const { count, group } = useFigureFormat()
  const title = t('figures.sales.title', { currency })
  const price = (amount: number | null) =>
    amount === null ? t('figures.few') : format.price(amount, currency)
  const sum = (of: Amount) => price(periods.reduce((all, period) => all + (period[of] ?? 0), 0))
  const text = t('figures.sales.said', {
    paid: sum('paid'),
    refunded: sum('refunded'),
    charged_back: sum('charged_back'),
  })
  const amount = (key: Amount): Column<Period & { readonly id: string }> => ({
    key,
    title: t(`figures.sales.${key}`),
    align: 'end',
    render: (period) => price(period[key]),
  })
  const columns = [
    {
      key: 'starts',
      title: t('figures.sales.starts'),
      isHeading: true,
      render: ({ starts }: Period) => group(by, starts),
    },
    {
      key: 'orders',
      title: t('figures.sales.orders'),
      align: 'end' as const,
      render: ({ orders }: Period) => count(orders),
    },
    amount('paid'),
    amount('refunded'),
    amount('charged_back'),
  ]
  const names = ['starts', 'currency', 'orders', 'paid', 'refunded', 'charged_back'] as const
  return (
    <Part
      title={title}
      text={text}
      csv={{
        name: `revenue-${currency.toLowerCase()}`,
        rows: [names, ...periods.map((period) => names.map((name) => period[name]))],
      }}
    >
      <ColumnChart
        label={text}
        columns={periods.map(({ starts, paid }) => ({ key: starts, title: group(by, starts), value: paid }))}
        formatValue={price}
      />
      <Disclosure heading={t('figures.table')}>
        <DataTable
          caption={title}
          columns={columns}
          rows={periods.map((period) => ({ id: period.starts, ...period }))}
        />
      </Disclosure>
    </Part>
  )
}
