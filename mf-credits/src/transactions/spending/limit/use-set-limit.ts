import { type Spending, setSpendingLimit } from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { keepSpending } from './keep-spending.ts'

/** Sets the monthly limit, or removes it; the server decides from when that counts. */
export function useSetLimit() {
  return useMutation({
    mutationFn(limit: Spending['limit']) {
      if (!navigator.onLine) throw new ApiError('offline')
      return call(setSpendingLimit, { body: { limit } })
    },
    onSuccess: keepSpending,
  })
}
