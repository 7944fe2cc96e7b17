import { getRegions } from 'contracts'
import { prepareNumbers } from 'shared-state/format'
import { endpointQuery, queryClient } from 'shared-state/query'
import { Card } from 'shared-ui/card'
import { placeIn } from '../search/asked.ts'
import { FilterDrawer } from '../search/filters/filter-drawer.tsx'
import { LateFilters, preloadFilters } from '../search/filters/late-filters.tsx'
import { GenderLinks } from '../search/gender-links.tsx'
import { SearchResults } from '../search/results/search-results.tsx'
import { searchRequest } from '../search/search-request.ts'
import { askedFirst, useAsked } from '../search/use-asked.ts'
import { isWide, useIsWide } from '../search/use-is-wide.ts'
import { useWords } from '../use-words.ts'
import classes from './search.module.css'

/** Asks for the results; the page shows where they will stand, rather than that the one before stays. */
export function preload({ search }: { readonly search: URLSearchParams }) {
  void queryClient.prefetchQuery(searchRequest(askedFirst(search), placeIn(search))).then(prepareNumbers)
  if (!isWide()) return
  void queryClient.prefetchQuery(endpointQuery(getRegions))
  preloadFilters()
}

/** §2: member search. What is looked for stands in the address, so that it can be kept, shared and gone back to. */
export function Page() {
  const t = useWords()
  const { asked, place, ask } = useAsked()
  const hasPanel = useIsWide()
  return (
    <>
      <h1>{t('search.title')}</h1>
      <div className={classes['bar']}>
        <GenderLinks asked={asked} />
        {!hasPanel && <FilterDrawer asked={asked} place={place} onAsk={ask} />}
      </div>
      <div className={classes['columns']}>
        {hasPanel && (
          <section className={classes['panel']} aria-label={t('search.filters')}>
            <Card>
              <LateFilters asked={asked} onAsk={ask} />
            </Card>
          </section>
        )}
        <SearchResults asked={asked} place={place} onAsk={ask} />
      </div>
    </>
  )
}
