import * as z from 'contracts/schema'
import { bundleId } from '../../credits/bundles.ts'
import { currencies } from '../../credits/currencies.ts'
import { endpoint } from '../../endpoint.ts'
import { countries } from '../../site/countries.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { staffReason } from '../members/about-member.ts'

const PATH = '/api/staff-prices.php'

/** Prices are in the currency's minor unit. */
const countryPrices = z.object({
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** The least that a message may cost, by the brand's settings; null without one. */
  least_message: z.nullable(z.number()),
  bundles: z.array(
    z.object({
      id: z.string(),
      credits: z.int(),
      price: z.int(),
      /** The lowest price that it can be given. */
      least: z.int(),
      /** Only for members who are about to leave. */
      is_try_out: z.boolean(),
    }),
  ),
})

export type CountryPrices = z.infer<typeof countryPrices>

const prices = z.object({
  /** The credits that each use costs; none if it is free. */
  uses: z.object({ message: z.int(), photo: z.int(), gift: z.int() }),
  countries: z.array(countryPrices),
})

export type StaffPrices = z.infer<typeof prices>

/** The price of so many of a bundle's credits, in minor units and not rounded. */
export function priceOfUse(
  { price, credits }: { readonly price: number; readonly credits: number },
  used: number,
) {
  return (price / credits) * used
}

/** The bundles that a brand has on sale, by country. */
export const getStaffPrices = endpoint({
  method: 'GET',
  path: PATH,
  query: z.object(brandAtWork),
  answer: prices,
})

const price = z.int().check(z.minimum(0), z.maximum(99_999_999))

/**
 * Changes prices for later orders: all or none. Takes a fresh factor. Refused with `price_changed` if one is no longer
 * what it `was`, with `not_found` if a bundle is not on sale, and with `invalid_input` below the lowest price.
 */
export const changeStaffPrices = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object(brandAtWork),
  body: z.object({
    prices: z
      .array(z.object({ bundle: bundleId, was: price, price }))
      .check(z.minLength(1), z.maxLength(100)),
    reason: staffReason,
  }),
  answer: prices,
})
