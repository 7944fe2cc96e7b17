import { getBundles } from './bundles.ts'
import { getPaymentMethods } from './payment-methods.ts'
import { getRepeatOrder } from './saved-methods.ts'

/** Paths of the reads with prices, which a discount's end or a purchase makes stale. */
export const pricedReads: readonly string[] = [getBundles.path, getPaymentMethods.path, getRepeatOrder.path]
