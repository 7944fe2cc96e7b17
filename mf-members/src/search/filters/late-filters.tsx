import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient, useQuery } from 'shared-state/query'
import { Skeleton } from 'shared-ui/skeleton'
import { LoadProblem } from '../../components/load-problem.tsx'
import type { FilterProps } from './filter-props.ts'

/** The filters' code, and the words that only they need. */
const filtersQuery = {
  queryKey: ['search-filters'],
  queryFn: async () => {
    const [module] = await Promise.all([import('./search-filters.tsx'), loadProfileWords()])
    return module.SearchFilters
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Offline, the load fails at once and says so.
  networkMode: 'always',
} as const

/** Loads the filters early; a failure is ignored, since showing them loads them again. */
export const preloadFilters = () => void queryClient.prefetchQuery(filtersQuery)

/** Loads the filters apart from the page: they are half of its code, and the results need not wait for them. */
export function LateFilters(props: FilterProps) {
  const { data: Filters, error, isFetching, refetch } = useQuery(filtersQuery)
  if (Filters) return <Filters {...props} />
  if (error) return <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton lines={8} />
    </div>
  )
}
