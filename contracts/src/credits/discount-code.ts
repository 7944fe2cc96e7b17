import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §3 */
export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  /** ISO date and time. */
  expires: z.nullable(z.string()),
  value_percentage: z.number(),
  currency: z.nullable(z.string()),
  /** In the currency's minor unit. */
  minimum_order_value: z.number(),
  status: z.enum(['active', 'used', 'inactive']),
  /** Seconds for which it is still valid, by the server's clock. */
  validity: z.nullable(z.number()),
  expired: z.boolean(),
  /** The ways to pay with which it is valid; empty for all. */
  paymentmethods: z.array(z.string()),
})

export type DiscountCode = z.infer<typeof discountCode>

/** A discount that is on an order under way, so that no other order can have it. */
export const heldDiscount = z.object({ code: z.string(), order: z.string() })

/** A code as members type it; letters of either case mean the same. */
export const discountCodeText = z.string().check(z.regex(/^[A-Za-z\d-]{3,40}$/))

/** §7: the code in the page's query, or with `welcome` the code for new members. */
export const getDiscountCode = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  query: z.catchall(
    z.object({ welcome: z.optional(z.literal('true')), code: z.optional(z.string()) }),
    z.string(),
  ),
  answer: z.object({ discountcode: z.nullable(discountCode) }),
})

/**
 * §2: the personal code for a member who is about to leave, made with the first call; null if the company
 * offers none, and once the code was used or is over. It gives companyinfo's `delete_discount` per cent.
 */
export const claimLeavingDiscount = endpoint({
  method: 'POST',
  path: '/api/leaving-discount.php',
  answer: z.object({ discountcode: z.nullable(discountCode) }),
  repeatable: true,
})
