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
  minimum_order_value: z.number(),
  status: z.enum(['active', 'used', 'inactive']),
  /** Seconds for which it is still valid, by the server's clock. */
  validity: z.nullable(z.number()),
  expired: z.boolean(),
  paymentmethods: z.array(z.string()),
})

export type DiscountCode = z.infer<typeof discountCode>

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
