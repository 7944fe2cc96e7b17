import { getRegions } from 'contracts'
import { Navigate } from 'platform/runtime/router'
import { loadProfileWords } from 'shared-state/profile-words'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { Card } from 'shared-ui/card'
import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import { placeIn, queryOf } from '../search/asked.ts'
import { FilterDrawer } from '../search/filter-drawer.tsx'
import { GenderLinks } from '../search/gender-links.tsx'
import { NobodyFound } from '../search/nobody-found.tsx'
import { Results } from '../search/results.tsx'
import { SearchFilters } from '../search/search-filters.tsx'
import { searchRequest } from '../search/search-request.ts'
import { SimilarMembers } from '../search/similar-members.tsx'
import { askedFirst, useAsked } from '../search/use-asked.ts'
import { useCountText } from '../search/use-count-text.ts'
import { useIsWide } from '../search/use-is-wide.ts'
import { useWords } from '../use-words.ts'
import classes from './search.module.css'

/** Asks for the results; the page shows where they will stand, rather than that the one before stays. */
export async function preload({ search }: { readonly search: URLSearchParams }) {
  void queryClient.prefetchQuery(searchRequest(askedFirst(search), placeIn(search)))
  void queryClient.prefetchQuery(endpointQuery(getRegions))
  await loadProfileWords()
}

/** §2: member search. What is looked for stands in the address, so that it can be kept, shared and gone back to. */
export function Page() {
  const t = useWords()
  const countText = useCountText()
  const { asked, place, ask } = useAsked()
  const search = useQuery(searchRequest(asked, place))
  const { data: found } = search
  const isWide = useIsWide()
  return (
    <>
      <h1>{t('search.title')}</h1>
      <div className={classes['bar']}>
        <GenderLinks asked={asked} />
        {!isWide && (
          <FilterDrawer
            asked={asked}
            onAsk={ask}
            results={found && t('search.showCount', { results: countText(found) })}
          />
        )}
      </div>
      <div className={classes['columns']}>
        {isWide && (
          <section className={classes['panel']} aria-label={t('search.filters')}>
            <Card>
              <SearchFilters asked={asked} onAsk={ask} />
            </Card>
          </section>
        )}
        <section className={classes['results']} aria-busy={search.isPending}>
          <h2 className={classes['count']} aria-live="polite">
            {found && found.numResults > 0 && countText(found)}
            {search.isPending && t('pending')}
          </h2>
          {search.isPending && <MemberGridSkeleton />}
          {search.isError && !found && (
            <LoadProblem
              error={search.error}
              isRetrying={search.isFetching}
              onRetry={() => void search.refetch()}
            />
          )}
          {found && found.page > found.pages && <Navigate to={`?${queryOf(asked)}`} replace />}
          {found && found.numResults === 0 && <NobodyFound found={found} asked={asked} onAsk={ask} />}
          {found && found.profiles.length > 0 && (
            <Results
              found={found}
              queryOfPage={(page) => queryOf(asked, { page, similarPage: 1, at: place.at ?? found.at })}
            />
          )}
          {found && found.page >= found.pages && <SimilarMembers asked={asked} place={place} at={found.at} />}
        </section>
      </div>
    </>
  )
}
