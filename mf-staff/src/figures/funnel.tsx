import { type AnswerOf, type FunnelStep, funnelSteps, type getSignupFigures } from 'contracts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import { Bar } from './charts/bar.tsx'
import classes from './figures.module.css'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

interface Row {
  readonly id: FunnelStep
  readonly figure: number | null
}

/** How far those have come who signed up: the table is the chart. */
export function Funnel({ total }: { readonly total: AnswerOf<typeof getSignupFigures>['total'] }) {
  const t = useWords()
  const { count, share } = useFigureFormat()
  const title = t('figures.funnel.title')
  // Visitors are missing if the filters say what nobody knows of them.
  const steps = funnelSteps.filter((step) => step !== 'visitors' || total.visitors !== null)
  const rows: readonly Row[] = steps.map((id) => ({ id, figure: total[id] }))
  const highest = Math.max(1, ...rows.map(({ figure }) => figure ?? 0))
  const columns: readonly Column<Row>[] = [
    {
      key: 'step',
      title: t('figures.funnel.step'),
      isHeading: true,
      render: ({ id }) => t(`figures.steps.${id}`),
    },
    {
      key: 'people',
      title: t('figures.funnel.people'),
      render: ({ figure }) => (
        <div className={classes.withBar}>
          <Bar share={(figure ?? 0) / highest} />
          <span>{count(figure)}</span>
        </div>
      ),
    },
    {
      key: 'share',
      title: t('figures.funnel.share'),
      align: 'end',
      render: ({ id, figure }) => (id === 'visitors' ? '–' : share(figure, total.signups)),
    },
  ]
  return (
    <Part
      title={title}
      text={t('figures.funnel.said', { signups: count(total.signups), bought: count(total.bought) })}
      csv={{ name: 'funnel', rows: [['step', 'people'], ...rows.map(({ id, figure }) => [id, figure])] }}
    >
      <DataTable caption={title} columns={columns} rows={rows} />
      <p className={classes.muted}>{t('figures.funnel.note')}</p>
    </Part>
  )
}
