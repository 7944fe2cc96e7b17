import { type AnswerOf, type FigurePeriod, getActivityFigures } from 'contracts'
import { Disclosure } from 'shared-ui/disclosure'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { ColumnChart } from './charts/column-chart.tsx'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Answer = AnswerOf<typeof getActivityFigures>
type GenderRow = Answer['genders'][number] & { readonly id: string }
type PeriodRow = Answer['periods'][number] & { readonly id: string }

interface ActivityProps {
  readonly days: { readonly from: string; readonly until: string }
  readonly by: FigurePeriod
}

/** Messages in the course of time, and who answers whom. */
export function Activity({ days, by }: ActivityProps) {
  const query = useStaffRead(getActivityFigures, { query: { ...days, by } })
  return <Loaded query={query}>{(answer) => <ActivityPart answer={answer} by={by} />}</Loaded>
}

function ActivityPart({
  answer: { periods, genders },
  by,
}: {
  readonly answer: Answer
  readonly by: FigurePeriod
}) {
  const t = useWords()
  const { count, share, group } = useFigureFormat()
  const title = t('figures.activity.title')
  const sum = (of: 'messages' | 'likes' | 'matches') =>
    count(periods.reduce((all, period) => all + (period[of] ?? 0), 0))
  const text = t('figures.activity.said', {
    messages: sum('messages'),
    likes: sum('likes'),
    matches: sum('matches'),
  })
  const columns: readonly Column<PeriodRow>[] = [
    {
      key: 'starts',
      title: t('figures.sales.starts'),
      isHeading: true,
      render: ({ starts }) => group(by, starts),
    },
    ...(['messages', 'likes', 'matches'] as const).map((name) => ({
      key: name,
      title: t(`figures.activity.${name}`),
      align: 'end' as const,
      render: (row: PeriodRow) => count(row[name]),
    })),
  ]
  const ofGenders: readonly Column<GenderRow>[] = [
    {
      key: 'gender',
      title: t('figures.activity.gender'),
      isHeading: true,
      render: ({ gender }) => t(gender ? `figures.activity.${gender}` : 'figures.groups.unknown'),
    },
    ...(['messages', 'started', 'answered'] as const).map((name) => ({
      key: name,
      title: t(`figures.activity.${name}`),
      align: 'end' as const,
      render: (row: GenderRow) => count(row[name]),
    })),
    {
      key: 'rate',
      title: t('figures.activity.rate'),
      align: 'end',
      render: ({ answered, started }) => share(answered, started),
    },
  ]
  const names = ['starts', 'messages', 'likes', 'matches'] as const
  return (
    <Part
      title={title}
      text={text}
      csv={{
        name: 'activity',
        rows: [names, ...periods.map((period) => names.map((name) => period[name]))],
      }}
    >
      <ColumnChart
        label={text}
        columns={periods.map(({ starts, messages }) => ({
          key: starts,
          title: group(by, starts),
          value: messages,
        }))}
        formatValue={count}
      />
      <Disclosure heading={t('figures.table')}>
        <DataTable
          caption={title}
          columns={columns}
          rows={periods.map((period) => ({ id: period.starts, ...period }))}
        />
      </Disclosure>
      <DataTable
        caption={t('figures.activity.answers')}
        columns={ofGenders}
        rows={genders.map((one) => ({ id: one.gender ?? '', ...one }))}
      />
    </Part>
  )
}
