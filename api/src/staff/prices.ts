import { isCountry, priceOfUse } from 'contracts'
import { CommandError } from '../db/run-command.ts'
import { raisedPrice } from '../features/credits/prices/least-price.ts'
import { changePrice } from '../features/staff/prices/change-price.ts'
import { findBundlesOnSale } from '../features/staff/prices/find-prices.ts'
import { SMALLEST_AMOUNT } from '../payments/port.ts'
import type { bundle } from '../tables/orders.ts'
import { columns } from './columns.ts'
import { formatMoney, readMoney } from './format-money.ts'
import { changeAsStaff, type StaffCall, type Topic } from './staff-command.ts'

export const prices: Topic = {
  usage: [
    'prices show [<country>]                    the bundles on sale, the try-out package among them',
    'prices set <bundle> <price>                such as 12.99, in the currency of its country; later orders pay it',
  ],
  read([verb, name, price, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'show' && price === undefined) return (call) => show(call, name?.toUpperCase())
    const amount = readMoney(price ?? '')
    const isComplete = verb === 'set' && name !== undefined && amount !== undefined
    return isComplete ? (call) => set(call, name, amount) : undefined
  },
}

const TOO_SMALL = 'A bundle costs at least 1.00.'

async function show({ database, brand }: StaffCall, country: string | undefined) {
  if (country !== undefined && !isCountry(country))
    throw new CommandError(`There is no country ${country}: use two letters, such as NL.`)
  const onSale = await findBundlesOnSale(database.db, brand.id)
  const found = onSale.filter((one) => country === undefined || one.country === country)
  return columns(
    ['bundle', 'country', 'credits', 'price', 'a message', 'try-out'],
    found.map(({ id, country: of, credits, price, currency, isTryOut }) => [
      id,
      of,
      credits,
      formatMoney(price, currency),
      formatMoney(priceOfUse({ price, credits }, brand.settings.message_credits), currency),
      isTryOut,
    ]),
  )
}

type PricedBundle = Pick<typeof bundle.$inferSelect, 'id' | 'country' | 'credits' | 'currency' | 'price'>
type Limits = Pick<StaffCall['brand']['settings'], 'minimum_message_costs' | 'message_credits'>

/** Says so if a message paid with this bundle costs less than the country's `minimum_message_costs`. */
export function tooCheap(bundle: PricedBundle, limits: Limits): string | undefined {
  const { id, country, currency } = bundle
  const least = raisedPrice(bundle, limits)
  const lowest = limits.minimum_message_costs[country]
  if (least === undefined || !lowest) return undefined
  const each = formatMoney(Math.round(lowest.costs * 100), currency)
  return `A message costs at least ${each} in ${country}, so ${id} costs ${formatMoney(least, currency)} or more.`
}

async function set(call: StaffCall, id: string, price: number) {
  if (price < SMALLEST_AMOUNT) throw new CommandError(TOO_SMALL)
  const { currency } = await changeAsStaff(call, {
    action: 'prices set',
    subject: id,
    async work(tx) {
      const found = await changePrice(tx, call.brand, { id, price })
      if (!found) return null
      if ('low' in found)
        throw new CommandError(tooCheap({ ...found.low, price }, call.brand.settings) ?? TOO_SMALL)
      return { was: found.price, is: price, currency: found.currency }
    },
    nothingToDo: `There is no bundle ${id} at this brand.`,
  })
  return `${id} costs ${formatMoney(price, currency)} from now on.`
}
