import type { Settings } from 'contracts'
import type { bundle } from '../../../tables/orders.ts'

type PricedBundle = Pick<typeof bundle.$inferSelect, 'country' | 'credits' | 'price'>
type Limits = Pick<Settings, 'minimum_message_costs' | 'message_credits'>

/**
 * The lowest price of a bundle, in minor units, at which a message paid with it costs the country's
 * `minimum_message_costs`; undefined if it costs as much already.
 */
export function raisedPrice(
  { country, credits, price }: PricedBundle,
  { minimum_message_costs: minimums, message_credits }: Limits,
): number | undefined {
  const lowest = minimums[country]
  if (!lowest || message_credits === 0) return undefined
  // A price such as 0.55 is not exact.
  const least = Math.ceil(Number(((lowest.costs * 100 * credits) / message_credits).toFixed(2)))
  return price >= least ? undefined : least
}
