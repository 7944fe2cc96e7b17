import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { money } from './bundles.ts'
import { currencies } from './currencies.ts'

/** `failed`: the money could not be sent back, and staff sort it out. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const

const refundAmount = {
  credits: z.int(),
  amount: money,
  currency: z.enum(currencies),
}

/** A refund of an order's unused credits. */
export const refund = z.object({
  ...refundAmount,
  status: z.enum(refundStatuses),
  /** ISO date and time. */
  created_at: z.string(),
})

export type Refund = z.infer<typeof refund>

const REFUND = '/api/refund.php'

/** §9: the refund of an order, and the one that its member can still ask for. */
export const getRefund = endpoint({
  method: 'GET',
  path: REFUND,
  forMembers: true,
  query: z.object({ order: z.string() }),
  answer: z.object({
    order: z.string(),
    refund: z.nullable(refund),
    /** Null if nothing can be refunded: all credits are used, the time is over, or a refund was made. */
    offer: z.nullable(
      z.object({
        ...refundAmount,
        until: z.string(),
        /** §4: whether premium ends with it, because no other purchase is left. */
        ends_premium: z.boolean(),
      }),
    ),
  }),
})

/**
 * Refunds an order's unused credits. If their number is no longer the shown `credits`, or nothing can be
 * refunded, it is refused with `refund_unavailable`: read the offer again.
 */
export const requestRefund = endpoint({
  method: 'POST',
  path: REFUND,
  body: z.object({ order: z.string(), credits: z.int() }),
  answer: z.object({ refund }),
  repeatable: true,
})
