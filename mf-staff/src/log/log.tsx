import { readStaffLog } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { ExportLog } from './export-log.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersIn, queryOf } from './log-filters.ts'
import { LogPages } from './log-pages.tsx'
import { LogTable } from './log-table.tsx'

/** The log of everything that the staff of the brand did and looked at, the latest first. */
export function Log() {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const after = search.get('after')
  const query = useStaffRead(readStaffLog, { query: { ...queryOf(filters), ...(after && { after }) } })
  return (
    <>
      <PageHead
        title={t('titles.staff-log')}
        text={t('log.about', { brand: brand.name })}
        actions={<ExportLog filters={filters} />}
      />
      {/* Other filters, as by a link in the table, begin a new form. */}
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
      <Loaded query={query}>
        {({ entries, next }) =>
          entries.length === 0 ? (
            <EmptyState heading={t('log.none')}>
              {t(Object.values(filters).some(Boolean) ? 'log.noneFits' : 'log.noneYet')}
            </EmptyState>
          ) : (
            <>
              <LogTable entries={entries} />
              <LogPages next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
