import type { Country, Currency, Settings } from 'contracts'
import type { bundle } from '../../../tables/orders.ts'

/** Each bundle by its number of messages, and what one costs compared with the largest bundle. */
const SIZES = [
  { messages: 12, factor: 1.65 },
  { messages: 30, factor: 1.45 },
  { messages: 80, factor: 1.2 },
  { messages: 200, factor: 1 },
] as const

/** §2: the try-out package, for members who are about to leave. */
const TRY_OUT = { messages: 5, factor: 1 } as const

/** Currencies whose shops show whole prices; the others' prices end with 99. */
const WHOLE = new Set<string>(['PLN', 'DKK', 'NOK', 'SEK'])

type BundleRow = Omit<typeof bundle.$inferInsert, 'brandId'>

/**
 * The prices of a new brand: a message costs the country's `minimum_message_costs` in the largest bundle and
 * the try-out package, more in smaller ones. Staff change them by `npm run staff`.
 */
export function bundlePrices({
  countries,
  minimum_message_costs: costs,
  message_credits,
}: Pick<Settings, 'countries' | 'minimum_message_costs' | 'message_credits'>): BundleRow[] {
  return countries.flatMap((country: Country) => {
    const lowest = costs[country]
    if (!lowest) return []
    const currency = lowest.currency as Currency
    return [TRY_OUT, ...SIZES].map(({ messages, factor }) => ({
      id: `${country.toLowerCase()}-${messages * message_credits}`,
      country,
      currency,
      credits: messages * message_credits,
      isTryOut: messages === TRY_OUT.messages,
      price: shelfPrice(lowest.costs * messages * factor, currency),
    }))
  })
}

/** Rounds an amount up to a price of a shop's shelf, in minor units. */
function shelfPrice(amount: number, currency: Currency): number {
  // Sums of prices such as 0.55 * 200 are not exact.
  const whole = Math.ceil(Number(amount.toFixed(2)))
  return WHOLE.has(currency) ? whole * 100 : whole * 100 - (whole > amount ? 1 : 0)
}
