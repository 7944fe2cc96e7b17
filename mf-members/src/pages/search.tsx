import type { PreloadInput } from 'platform/runtime/remote'
import { prepareNumbers } from 'shared-state/format'
import { queryClient } from 'shared-state/query'
import { currentRole } from 'shared-state/session'
import { Card } from 'shared-ui/card'
import { preferencesQuery } from '../queries/preferences-query.ts'
import { FilterDrawer } from '../search/filters/filter-drawer.tsx'
import { LateFilters, preloadFilters } from '../search/filters/late-filters.tsx'
import { GenderLinks } from '../search/gender-links.tsx'
import { regionsQuery } from '../search/queries/regions-query.ts'
import { searchMembersQuery } from '../search/queries/search-members-query.ts'
import { SearchResults } from '../search/results/search-results.tsx'
import { pagingIn } from '../search/search-criteria.ts'
import { isWide, useIsWide } from '../search/use-is-wide.ts'
import { initialCriteria, useSearchCriteria } from '../search/use-search-criteria.ts'
import { useWords } from '../use-words.ts'
import classes from './search.module.css'

/** Requests the results without waiting: the page opens at once, with a skeleton in their place. */
export const preload = ({ search }: PreloadInput) => {
  void queryClient
    .prefetchQuery(searchMembersQuery(initialCriteria(search), pagingIn(search)))
    // In a task of its own, since it is long.
    .then(() => void setTimeout(prepareNumbers))
  if (currentRole() !== 'visitor') void queryClient.prefetchQuery(preferencesQuery)
  if (!isWide()) return
  void queryClient.prefetchQuery(regionsQuery)
  preloadFilters()
}

/** §2: member search. The address holds the criteria, so a search can be bookmarked, shared and gone back to. */
export function Page() {
  const t = useWords()
  const { criteria, paging, search } = useSearchCriteria()
  const hasPanel = useIsWide()
  return (
    <>
      <h1>{t('search.title')}</h1>
      <div className={classes.bar}>
        <GenderLinks criteria={criteria} />
        {!hasPanel && <FilterDrawer criteria={criteria} paging={paging} onChange={search} />}
      </div>
      <div className={classes.columns}>
        {hasPanel && (
          <section className={classes.panel} aria-label={t('search.filters')}>
            <Card>
              <LateFilters criteria={criteria} onChange={search} />
            </Card>
          </section>
        )}
        <SearchResults criteria={criteria} paging={paging} onChange={search} />
      </div>
    </>
  )
}
