import type { Settings } from 'contracts'
import type { bundle } from '../../../tables/orders.ts'

type PricedBundle = Pick<typeof bundle.$inferSelect, 'country' | 'credits' | 'price'>
type Limits = Pick<Settings, 'minimum_message_costs' | 'message_credits'>

/**
 * The lowest price of a bundle, in minor units, at which a message paid with it costs the country's
 * `minimum_message_costs`; 0 if the country has none.
 */
export function leastPrice(
  { country, credits }: Pick<PricedBundle, 'country' | 'credits'>,
  { minimum_message_costs: minimums, message_credits }: Limits,
): number {
  const lowest = minimums[country]
  if (!lowest || message_credits === 0) return 0
  // A price such as 0.55 is not exact.
  return Math.ceil(Number(((lowest.costs * 100 * credits) / message_credits).toFixed(2)))
}

/** The same for a bundle that costs less; undefined if it costs as much already. */
export function raisedPrice(bundle: PricedBundle, limits: Limits): number | undefined {
  const least = leastPrice(bundle, limits)
  return bundle.price >= least ? undefined : least
}
