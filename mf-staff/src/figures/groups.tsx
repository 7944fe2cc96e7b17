import { type AnswerOf, type FunnelGroup, funnelGroups, funnelSteps, type getSignupFigures } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { Select } from 'shared-ui/select'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import { asTrait, withFilters } from './figure-filters.ts'
import classes from './figures.module.css'
import { Part } from './part.tsx'
import { useFigureFormat } from './use-figure-format.ts'

type Answer = AnswerOf<typeof getSignupFigures>

interface GroupsProps {
  readonly by: FunnelGroup
  readonly answer: Answer
}

/** The same steps for groups of members. */
export function Groups({ by, answer: { groups, has_hidden } }: GroupsProps) {
  const t = useWords()
  const { count, group } = useFigureFormat()
  const [search, setSearch] = useSearchParams()
  const title = t('figures.groups.title')
  const trait = asTrait(by)
  const rows = groups.map((one) => ({ id: one.group, ...one }))
  const steps = funnelSteps.filter((step) => groups.some((one) => one[step] !== null))
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      key: 'group',
      title: t(`figures.groups.by.${by}`),
      isHeading: true,
      render: (row) => {
        const name = group(by, row.group, row.name)
        // Members of whom it isn't known cannot be asked for.
        if (!trait || row.group === '') return name
        return <Link to={`?${withFilters(search, { [trait]: row.group })}`}>{name}</Link>
      },
    },
    ...steps.map((step) => ({
      key: step,
      title: t(`figures.steps.${step}`),
      align: 'end' as const,
      render: (row: (typeof rows)[number]) => count(row[step]),
    })),
  ]
  const csv = groups.map((one) => [one.name ?? one.group, ...steps.map((step) => one[step])])
  return (
    <Part
      title={title}
      text={t(has_hidden ? 'figures.groups.hidden' : 'figures.groups.all')}
      choice={
        <Select<FunnelGroup>
          className={classes.choice}
          label={t('figures.groups.choose')}
          placeholder=""
          value={by}
          onChange={(next) => next && setSearch(withFilters(search, { group: next }))}
          options={funnelGroups.map((id) => ({ id, label: t(`figures.groups.by.${id}`) }))}
        />
      }
      csv={{ name: `funnel-by-${by}`, rows: [[by, ...steps], ...csv] }}
    >
      <DataTable caption={title} columns={columns} rows={rows} />
    </Part>
  )
}
