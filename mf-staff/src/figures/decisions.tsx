import { type AnswerOf, getModerationFigures } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Kind = AnswerOf<typeof getModerationFigures>['kinds'][number]
type Row = Kind & { readonly id: string }

interface DecisionsProps {
  readonly days: { readonly from: string; readonly until: string }
}

/** How fast the staff decide, and how often two of them agree. */
export function Decisions({ days }: DecisionsProps) {
  const t = useWords()
  const format = useFormat()
  const { share } = useFigureFormat()
  const query = useStaffRead(getModerationFigures, { query: days })
  const title = t('figures.decisions.title')
  const number = (name: 'decided' | 'late' | 'median_minutes' | 'most_minutes'): Column<Row> => ({
    key: name,
    title: t(`figures.decisions.${name}`),
    align: 'end',
    render: (row) => format.number(row[name]),
  })
  const columns: readonly Column<Row>[] = [
    {
      key: 'kind',
      title: t('figures.decisions.kind'),
      isHeading: true,
      render: ({ kind }) => t(`figures.decisions.kinds.${kind}`),
    },
    number('decided'),
    number('late'),
    number('median_minutes'),
    number('most_minutes'),
    {
      key: 'agreed',
      title: t('figures.decisions.agreed'),
      align: 'end',
      render: ({ again, agreed }) => share(agreed, again),
    },
  ]
  const names = ['kind', 'decided', 'late', 'median_minutes', 'most_minutes', 'again', 'agreed'] as const
  return (
    <Loaded query={query}>
      {({ kinds }) => (
        <Part
          title={title}
          text={t('figures.decisions.said')}
          csv={{ name: 'moderation', rows: [names, ...kinds.map((kind) => names.map((name) => kind[name]))] }}
        >
          <DataTable
            caption={title}
            columns={columns}
            rows={kinds.map((kind) => ({ id: kind.kind, ...kind }))}
          />
        </Part>
      )}
    </Loaded>
  )
}
