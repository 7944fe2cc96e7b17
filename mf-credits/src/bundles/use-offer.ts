import { currentPaymentCountry, usePaymentCountry } from 'shared-state/payment'
import { queryClient, useQuery } from 'shared-state/query'
import { bundlesQuery } from '../queries/bundles-query.ts'

/** Requests the bundles without waiting: the page opens at once, with a skeleton in their place. */
export function preloadOffer() {
  void queryClient.prefetchQuery(bundlesQuery(currentPaymentCountry()))
}

/** The bundles on sale in the payment country. */
export function useOffer() {
  return useQuery(bundlesQuery(usePaymentCountry()))
}
