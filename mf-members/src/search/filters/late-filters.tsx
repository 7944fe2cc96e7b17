import { type ComponentType, useEffect, useState } from 'react'
import { loadProfileWords } from 'shared-state/profile-words'
import { Skeleton } from 'shared-ui/skeleton'
import { LoadProblem } from '../../components/load-problem.tsx'
import type { FilterProps } from './filter-props.ts'

type Filters = ComponentType<FilterProps>

let loaded: Filters | undefined

/** Loads the filters' code and the words that only they need. */
async function loadFilters(): Promise<Filters> {
  const [module] = await Promise.all([import('./search-filters.tsx'), loadProfileWords()])
  loaded = module.SearchFilters
  return loaded
}

/** Loads the filters early; a failure is ignored, since showing them loads them again. */
export function preloadFilters() {
  void loadFilters().catch(() => {})
}

interface LoadResult {
  readonly Filters?: Filters | undefined
  readonly error?: unknown
}

/** Loads the filters apart from the page: they are half of its code, and the results need not wait for them. */
export function LateFilters(props: FilterProps) {
  const [{ Filters, error }, setResult] = useState<LoadResult>({ Filters: loaded })
  const [tries, setTries] = useState(1)
  useEffect(() => {
    if (loaded) return
    let isMounted = true
    const finish = (result: LoadResult) => isMounted && setResult(result)
    loadFilters().then(
      (Filters) => finish({ Filters }),
      (error: unknown) => finish({ error }),
    )
    return () => {
      isMounted = false
    }
  }, [tries])
  if (Filters) return <Filters {...props} />
  if (error !== undefined) {
    const retry = () => {
      setResult({})
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
