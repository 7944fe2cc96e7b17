import type { Spending } from 'contracts'
import { queryClient } from 'shared-state/query'
import { outdatePrices } from '../../../discounts/refetch-prices.ts'
import { spendingQuery } from '../../../queries/spending-query.ts'

/** Keeps the server's answer to a new limit, which the checkout shows, too. */
export function keepSpending(spending: Spending) {
  queryClient.setQueryData(spendingQuery.queryKey, spending)
  outdatePrices()
}
