import { getSaleFigures, getSignupFigures } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { Activity } from './activity.tsx'
import { Bounces } from './bounces.tsx'
import { Credits } from './credits.tsx'
import { Decisions } from './decisions.tsx'
import { fieldNames, filtersIn, queryOf } from './figure-filters.ts'
import classes from './figures.module.css'
import { FilterForm } from './filter-form.tsx'
import { Funnel } from './funnel.tsx'
import { Groups } from './groups.tsx'
import { Returns } from './returns.tsx'
import { Sales } from './sales.tsx'
import { SourceFilters } from './source-filters.tsx'

/** How the brand does: people and money, in numbers that name nobody. */
export function Figures() {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  // For figures that cannot be narrowed down to some members.
  const days = { from: filters.from, until: filters.until }
  const signups = useStaffRead(getSignupFigures, { query: { ...queryOf(filters), by: filters.group } })
  const sales = useStaffRead(getSaleFigures, { query: { ...queryOf(filters, fieldNames), by: filters.by } })
  return (
    <>
      <PageHead title={t('titles.staff-figures')} text={t('figures.about', { brand: brand.name })} />
      {/* Other filters begin a new form. */}
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
      <SourceFilters filters={filters} />
      <div className={classes.page}>
        <Loaded query={signups}>
          {(answer) =>
            answer.total.signups === 0 && !answer.total.visitors ? (
              <EmptyState heading={t('figures.none')}>{t('figures.noneNote')}</EmptyState>
            ) : (
              <>
                <Funnel total={answer.total} />
                <Groups by={filters.group} answer={answer} />
              </>
            )
          }
        </Loaded>
        <Loaded query={sales}>{({ periods }) => <Sales periods={periods} by={filters.by} />}</Loaded>
        <Returns days={days} />
        <Activity days={days} by={filters.by} />
        <Credits days={days} by={filters.by} />
        <Bounces days={days} />
        <Decisions days={days} />
      </div>
    </>
  )
}
