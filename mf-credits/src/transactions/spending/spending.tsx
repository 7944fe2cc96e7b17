import { useQuery } from 'shared-state/query'
import { LoadProblem } from '../../components/load-problem.tsx'
import { spendingQuery } from '../../queries/spending-query.ts'
import { SpendingBone } from './spending-bone.tsx'
import { SpendingView } from './spending-view.tsx'

/** The user's spending, as far as it is known. */
export function Spending() {
  const { data, error, isFetching, refetch } = useQuery(spendingQuery)
  if (data) return <SpendingView spending={data} />
  if (error) return <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <SpendingBone />
}
