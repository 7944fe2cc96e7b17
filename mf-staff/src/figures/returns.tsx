import { type AnswerOf, getReturnFigures } from 'contracts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import classes from './figures.module.css'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Cohort = AnswerOf<typeof getReturnFigures>['cohorts'][number]
type Row = Cohort & { readonly id: string }

interface ReturnsProps {
  readonly days: { readonly from: string; readonly until: string }
}

/** How many of those who signed up in a week still wrote or liked in the weeks after it. */
export function Returns({ days }: ReturnsProps) {
  const query = useStaffRead(getReturnFigures, { query: days })
  return <Loaded query={query}>{({ cohorts }) => <ReturnsPart cohorts={cohorts} />}</Loaded>
}

function ReturnsPart({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const t = useWords()
  const { count, share, group } = useFigureFormat()
  const title = t('figures.returns.title')
  const weeks = Array.from(
    { length: Math.max(0, ...cohorts.map((one) => one.weeks.length)) },
    (_, week) => week,
  )
  const columns: readonly Column<Row>[] = [
    {
      key: 'starts',
      title: t('figures.returns.starts'),
      isHeading: true,
      render: ({ starts }) => group('week', starts),
    },
    {
      key: 'signups',
      title: t('figures.steps.signups'),
      align: 'end',
      render: ({ signups }) => count(signups),
    },
    ...weeks.map((week) => ({
      key: `week-${week}`,
      title: t('figures.returns.week', { week }),
      align: 'end' as const,
      render: ({ signups, weeks: people }: Row) => (
        <Share part={people[week]} whole={signups} text={share(people[week] ?? null, signups)} />
      ),
    })),
  ]
  const csv = cohorts.map((one) => [one.starts, one.signups, ...weeks.map((week) => one.weeks[week] ?? null)])
  return (
    <Part
      title={title}
      text={t('figures.returns.said')}
      csv={{ name: 'returns', rows: [['starts', 'signups', ...weeks.map((week) => `week-${week}`)], ...csv] }}
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={cohorts.map((one) => ({ id: one.starts, ...one }))}
      />
    </Part>
  )
}

interface ShareProps {
  readonly part: number | null | undefined
  readonly whole: number | null
  readonly text: string
}

/** A share, on a ground that is the stronger the larger it is; nothing for a week that has not begun. */
function Share({ part, whole, text }: ShareProps) {
  if (part === undefined) return null
  const level = part === null || !whole ? 0 : Math.min(4, Math.ceil((4 * part) / whole))
  return (
    <span className={classes.share} data-level={level}>
      {text}
    </span>
  )
}
