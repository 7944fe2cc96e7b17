import { type AnswerOf, type FigurePeriod, getCreditFigures } from 'contracts'
import { Disclosure } from 'shared-ui/disclosure'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { ColumnChart } from './charts/column-chart.tsx'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Period = AnswerOf<typeof getCreditFigures>['periods'][number]
type Row = Period & { readonly id: string }

interface CreditsProps {
  readonly days: { readonly from: string; readonly until: string }
  readonly by: FigurePeriod
}

const MOVES = ['sold', 'given', 'spent', 'returned', 'outstanding'] as const

/** Credits that members got and spent, and what they have left. */
export function Credits({ days, by }: CreditsProps) {
  const t = useWords()
  const { count, group } = useFigureFormat()
  const query = useStaffRead(getCreditFigures, { query: { ...days, by } })
  const title = t('figures.credits.title')
  const columns: readonly Column<Row>[] = [
    {
      key: 'starts',
      title: t('figures.sales.starts'),
      isHeading: true,
      render: ({ starts }) => group(by, starts),
    },
    ...MOVES.map((name) => ({
      key: name,
      title: t(`figures.credits.${name}`),
      align: 'end' as const,
      render: (row: Row) => count(row[name]),
    })),
  ]
  const chart = (periods: readonly Period[], label: string) => (
    <ColumnChart
      label={label}
      columns={periods.map(({ starts, outstanding }) => ({
        key: starts,
        title: group(by, starts),
        value: outstanding,
      }))}
      formatValue={count}
    />
  )
  return (
    <Loaded query={query}>
      {({ periods }) => {
        const text = t('figures.credits.said', { outstanding: count(periods.at(-1)?.outstanding ?? 0) })
        return (
          <Part
            title={title}
            text={text}
            csv={{
              name: 'credits',
              rows: [
                ['starts', ...MOVES],
                ...periods.map((one) => [one.starts, ...MOVES.map((name) => one[name])]),
              ],
            }}
          >
            {chart(periods, text)}
            <Disclosure heading={t('figures.table')}>
              <DataTable
                caption={title}
                columns={columns}
                rows={periods.map((period) => ({ id: period.starts, ...period }))}
              />
            </Disclosure>
          </Part>
        )
      }}
    </Loaded>
  )
}
