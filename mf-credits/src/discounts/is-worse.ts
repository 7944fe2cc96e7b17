import type { AnswerOf, getBundles, getPaymentMethods } from 'contracts'

type Priced = AnswerOf<typeof getBundles> | AnswerOf<typeof getPaymentMethods>

/** All sums that may be paid at these prices, in the order of the page. */
const sums = (offer: Priced): readonly number[] =>
  'methods' in offer ? offer.methods.map(({ total }) => total) : offer.bundles.map(({ price }) => price)

/** Whether the prices with a code are worse than those with the discount that the member has anyway: some dearer, none cheaper. */
export function isWorse(withCode: Priced, present: Priced): boolean {
  if (present.discount === null || present.discount.code === withCode.discount?.code) return false
  if (present.currency !== withCode.currency) return false
  const before = sums(present)
  const changes = sums(withCode).map((sum, index) => sum - (before[index] ?? sum))
  return changes.some((change) => change > 0) && changes.every((change) => change >= 0)
}
