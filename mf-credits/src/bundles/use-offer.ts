import type { PreloadInput } from 'platform/runtime/remote'
import { currentPaymentCountry, usePaymentCountry } from 'shared-state/payment'
import { discountCodeIn } from '../discounts/code-in-address.ts'
import { prefetchPriced, usePriced } from '../discounts/use-priced.ts'
import { bundlesQuery } from '../queries/bundles-query.ts'

/** Requests the bundles without waiting: the page opens at once, with a skeleton in their place. */
export function preloadOffer({ search }: Pick<PreloadInput, 'search'>) {
  const country = currentPaymentCountry()
  prefetchPriced((code) => bundlesQuery(country, code), discountCodeIn(search.get('code')))
}

/** The bundles on sale in the payment country, with the discount code in the address. */
export function useOffer() {
  const country = usePaymentCountry()
  return usePriced((code) => bundlesQuery(country, code))
}
