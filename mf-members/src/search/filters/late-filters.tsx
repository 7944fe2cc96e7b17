import { type ComponentType, useEffect, useState } from 'react'
import { loadProfileWords } from 'shared-state/profile-words'
import { Skeleton } from 'shared-ui/skeleton'
import { LoadProblem } from '../../components/load-problem.tsx'
import type { FilterProps } from './filter-props.ts'

type Filters = ComponentType<FilterProps>

let known: Filters | undefined

/** With the words that filters alone say. */
async function loadFilters(): Promise<Filters> {
  const [module] = await Promise.all([import('./search-filters.tsx'), loadProfileWords()])
  known = module.SearchFilters
  return known
}

/** Before they are wanted; what cannot be had early is criteria for again. */
export function preloadFilters() {
  void loadFilters().catch(() => {})
}

interface Arrived {
  readonly Filters?: Filters | undefined
  readonly error?: unknown
}

/** The filters are half of the page's code: the results do not wait for them. */
export function LateFilters(props: FilterProps) {
  const [{ Filters, error }, setArrived] = useState<Arrived>({ Filters: known })
  const [tries, setTries] = useState(1)
  useEffect(() => {
    if (known) return
    let isWanted = true
    const arrive = (arrived: Arrived) => isWanted && setArrived(arrived)
    loadFilters().then(
      (Filters) => arrive({ Filters }),
      (error: unknown) => arrive({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [tries])
  if (Filters) return <Filters {...props} />
  if (error !== undefined) {
    const retry = () => {
      setArrived({})
      setTries(tries + 1)
    }
    return <LoadProblem error={error} isRetrying={false} onRetry={retry} />
  }
  return (
    <div aria-busy="true">
      <Skeleton lines={8} />
    </div>
  )
}
