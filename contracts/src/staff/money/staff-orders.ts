import * as z from 'contracts/schema'
import { orderStatuses } from '../../credits/orders.ts'
import { paymentMethodId } from '../../credits/payment-method-id.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { staffReason } from '../members/about-member.ts'
import { orderAttentions, staffOrder, staffOrderView } from './staff-order.ts'

const time = z.iso.datetime()

/** An order's id. */
const orderId = z.string().check(z.regex(/^[\w-]{1,40}$/))

/**
 * The orders of a brand, the latest first, narrowed down. `text` is an order's id, the id of a payment or refund, the
 * reference of a direct debit, or the e-mail address of the member: each search by it is in the log, without it.
 */
export const findStaffOrders = endpoint({
  method: 'GET',
  path: '/api/staff-orders.php',
  changes: true,
  query: z.object({
    ...brandAtWork,
    text: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(254))),
    status: z.optional(z.enum(orderStatuses)),
    method: z.optional(paymentMethodId),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    attention: z.optional(z.enum(orderAttentions)),
    /** When they were made. */
    from: z.optional(time),
    until: z.optional(time),
    sort: z.optional(z.enum(['latest', 'earliest'])),
    /** `next` of the page before. */
    after: z.optional(orderId),
  }),
  answer: z.object({ orders: z.array(staffOrder), next: z.nullable(z.string()) }),
})

/** One order with its history and what the switch said last. Each look is in the log. */
export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/api/staff-order.php',
  changes: true,
  query: z.object({ ...brandAtWork, order: orderId }),
  answer: staffOrderView,
})

const change = {
  method: 'POST',
  query: z.object(brandAtWork),
  answer: staffOrderView,
  repeatable: true,
} as const

/** Has the switch ask the processor, and books what it says about the payment and its refund. */
export const askStaffOrder = endpoint({
  ...change,
  path: '/api/staff-order-ask.php',
  body: z.object({ order: orderId }),
})

/**
 * Takes this many unused credits of an order and refunds their price, however old the order is. An order has one
 * refund. Takes a fresh factor. Refused with `refund_unavailable`.
 */
export const refundStaffOrder = endpoint({
  ...change,
  path: '/api/staff-order-refund.php',
  body: z.object({ order: orderId, credits: z.int().check(z.minimum(1)), reason: staffReason }),
})

/** Asks the switch for a refund that failed once more. Takes a fresh factor. Refused with `refund_unavailable`. */
export const retryStaffRefund = endpoint({
  ...change,
  path: '/api/staff-refund-retry.php',
  body: z.object({ order: orderId, reason: staffReason }),
})

/** The money of a refund that failed was sent in another way. Takes a fresh factor. */
export const finishStaffRefund = endpoint({
  ...change,
  path: '/api/staff-refund-done.php',
  body: z.object({ order: orderId, reason: staffReason }),
})
