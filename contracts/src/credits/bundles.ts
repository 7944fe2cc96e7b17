import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { countries } from '../site/countries.ts'
import { currencies } from './currencies.ts'
import { discountCode, discountCodeText, heldDiscount } from './discount-code.ts'

/** An amount of money in the currency's minor unit. */
export const money = z.int().check(z.minimum(0))

export const bundleId = z.string().check(z.regex(/^[a-z\d-]{1,40}$/))

/** A number of credits on sale. */
export const bundle = z.object({
  id: bundleId,
  credits: z.int(),
  price: money,
  /** The price before a discount; the same as `price` without one. */
  ordinary_price: money,
  /** Whether most members chose it; only if a setting of the brand says so. */
  is_most_chosen: z.boolean(),
})

export type Bundle = z.infer<typeof bundle>

/** §1: what the brand sells in a country; by default the member's payment country, or the visitor's. */
export const getBundles = endpoint({
  method: 'GET',
  path: '/api/bundles.php',
  query: z.object({
    country: z.optional(z.enum(countries)),
    /** A discount code; without one, the discount that the member has anyway counts. */
    code: z.optional(discountCodeText),
  }),
  answer: z.object({
    country: z.enum(countries),
    currency: z.enum(currencies),
    /** The discount in the prices. */
    discount: z.nullable(discountCode),
    held_discount: z.nullable(heldDiscount),
    /** False where nothing can be paid: then the prices are for information. */
    is_for_sale: z.boolean(),
    bundles: z.array(bundle),
  }),
})

/** §2: the try-out package, a small bundle for a member about to leave; null if there is none. */
export const getTryOut = endpoint({
  method: 'GET',
  path: '/api/try-out.php',
  forMembers: true,
  answer: z.object({ bundle: z.nullable(bundle), currency: z.nullable(z.enum(currencies)) }),
})
