import { type Spending, setSpendingLimit } from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { spendingQuery } from '../../../queries/spending-query.ts'

/** Sets the monthly limit, or removes it; the server decides from when that counts. */
export function useSetLimit() {
  return useMutation({
    mutationFn(limit: Spending['limit']) {
      if (!navigator.onLine) throw new ApiError('offline')
      return call(setSpendingLimit, { body: { limit } })
    },
    onSuccess: (spending) => queryClient.setQueryData(spendingQuery.queryKey, spending),
  })
}
