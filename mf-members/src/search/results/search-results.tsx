import { Navigate } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { LoadProblem } from '../../components/load-problem.tsx'
import { MemberGridSkeleton } from '../../components/member-grid.tsx'
import { EverybodySeen } from '../../components/preferences-link/everybody-seen.tsx'
import { useWords } from '../../use-words.ts'
import type { FilterProps } from '../filters/filter-props.ts'
import { searchMembersQuery } from '../queries/search-members-query.ts'
import { isSuggestion, type Paging, queryStringOf } from '../search-criteria.ts'
import { useCountText } from '../use-count-text.ts'
import { useRememberSearch } from '../use-search-criteria.ts'
import { NoResults } from './no-results.tsx'
import { Results } from './results.tsx'
import classes from './search-results.module.css'
import { SimilarMembers } from './similar-members.tsx'
import { useDeferredResult } from './use-deferred-result.ts'

interface SearchResultsProps extends FilterProps {
  readonly paging: Paging
}

/** The number of results, the results and the similar members; a skeleton while they load. */
export function SearchResults({ criteria, paging, onChange }: SearchResultsProps) {
  const t = useWords()
  const countText = useCountText()
  const { data, error, isFetching, refetch } = useQuery(searchMembersQuery(criteria, paging))
  useRememberSearch(criteria, data?.numResults)
  const deferred = useDeferredResult(data)
  const result = data && deferred
  const isPending = !result && !error
  return (
    <section aria-busy={isPending}>
      <h2 className={classes.count} aria-live="polite">
        {result && result.numResults > 0 && countText(result)}
        {isPending && t('pending')}
      </h2>
      {isPending && <MemberGridSkeleton />}
      {error && !result && (
        <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {result && result.page > result.pages && <Navigate to={`?${queryStringOf(criteria)}`} replace />}
      {result &&
        result.numResults === 0 &&
        (isSuggestion(criteria) && result.loosen.length === 0 ? (
          <EverybodySeen />
        ) : (
          <NoResults result={result} criteria={criteria} onChange={onChange} />
        ))}
      {result && result.profiles.length > 0 && (
        <Results
          result={result}
          queryStringOfPage={(page) =>
            queryStringOf(criteria, { page, similarPage: 1, at: paging.at ?? result.at })
          }
        />
      )}
      {result && result.page >= result.pages && (
        <SimilarMembers criteria={criteria} paging={paging} at={result.at} />
      )}
    </section>
  )
}
