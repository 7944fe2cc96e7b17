import { Navigate } from 'platform/runtime/router'
import { useDeferredValue } from 'react'
import { useQuery } from 'shared-state/query'
import { LoadProblem } from '../../components/load-problem.tsx'
import { MemberGridSkeleton } from '../../components/member-grid.tsx'
import { useWords } from '../../use-words.ts'
import { type Place, queryOf } from '../asked.ts'
import type { FilterProps } from '../filters/filter-props.ts'
import { searchRequest } from '../search-request.ts'
import { useCountText } from '../use-count-text.ts'
import { NobodyFound } from './nobody-found.tsx'
import { Results } from './results.tsx'
import classes from './search-results.module.css'
import { SimilarMembers } from './similar-members.tsx'

interface SearchResultsProps extends FilterProps {
  readonly place: Place
}

/** Who was found, and how many; until then where they will stand. */
export function SearchResults({ asked, place, onAsk }: SearchResultsProps) {
  const t = useWords()
  const countText = useCountText()
  const { data, error, isFetching, refetch } = useQuery(searchRequest(asked, place))
  // The page's heading stands first: cards take many times as long to draw.
  const drawn = useDeferredValue(data ?? null, null)
  const found = data && drawn
  const isPending = !found && !error
  return (
    <section aria-busy={isPending}>
      <h2 className={classes['count']} aria-live="polite">
        {found && found.numResults > 0 && countText(found)}
        {isPending && t('pending')}
      </h2>
      {isPending && <MemberGridSkeleton />}
      {error && !found && (
        <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {found && found.page > found.pages && <Navigate to={`?${queryOf(asked)}`} replace />}
      {found && found.numResults === 0 && <NobodyFound found={found} asked={asked} onAsk={onAsk} />}
      {found && found.profiles.length > 0 && (
        <Results
          found={found}
          queryOfPage={(page) => queryOf(asked, { page, similarPage: 1, at: place.at ?? found.at })}
        />
      )}
      {found && found.page >= found.pages && <SimilarMembers asked={asked} place={place} at={found.at} />}
    </section>
  )
}
