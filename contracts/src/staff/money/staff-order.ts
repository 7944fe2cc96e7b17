import * as z from 'contracts/schema'
import { order } from '../../credits/orders.ts'
import { refundStatuses } from '../../credits/refunds.ts'

const time = z.string()

/** The things that a comparison of an order with the payment switch can find. */
export const orderDifferences = ['unknown', 'payment', 'status', 'underpaid', 'refund', 'ledger'] as const

export type OrderDifference = (typeof orderDifferences)[number]

/** Why somebody should look at an order: it waits for long, or the switch says something else about it. */
export const orderAttentions = ['late', 'differs'] as const

/** The switch's states of a payment, besides what refunds and disputes add. */
export const switchStates = [
  'open',
  'processing',
  'paid',
  'underpaid',
  'failed',
  'cancelled',
  'expired',
] as const

/** The switch's words about a payment when it was asked last. */
export const switchAnswer = z.object({
  asked_at: time,
  /** Null if it said nothing, or knows no such payment. */
  told: z.nullable(
    z.object({
      state: z.enum(switchStates),
      received: z.int(),
      /** The money that went back to the payer. */
      refunded: z.int(),
      /** Its state of our refund; null if it has none. */
      refund: z.nullable(z.enum(refundStatuses)),
    }),
  ),
  /** Why it said nothing. */
  problem: z.nullable(z.enum(['unreachable', 'refused', 'unknown', 'unauthorized', 'unreadable'])),
  differences: z.array(z.enum(orderDifferences)),
  /** Whether our side has changed since. */
  is_old: z.boolean(),
})

export type SwitchAnswer = z.infer<typeof switchAnswer>

/** An order in a line, without its member. */
export const staffOrder = z.extend(
  z.pick(order, {
    id: true,
    status: true,
    payment_id: true,
    credits: true,
    currency: true,
    amount: true,
    payment_method: true,
    created_at: true,
    paid_at: true,
  }),
  {
    country: z.string(),
    attention: z.nullable(z.enum(orderAttentions)),
    /** Invented with the demo world, so no other book knows it. */
    is_demo: z.boolean(),
  },
)

export type StaffOrder = z.infer<typeof staffOrder>

/** The kinds of events in an order's history. */
export const orderEventKinds = [
  'created',
  'expires',
  'paid',
  'webhook',
  'posting',
  'refund',
  'refund_settled',
  'dispute',
  'dispute_changed',
  'debit_returned',
  'staff',
] as const

/** All that finance needs to know about an order. */
export const staffOrderView = z.object({
  order: z.extend(staffOrder, {
    price: z.int(),
    discount: z.int(),
    discount_code: z.nullable(z.string()),
    transaction_fee: z.int(),
    expires_at: time,
  }),
  /** The member's id; null once the account is deleted. */
  member: z.nullable(z.string()),
  answer: z.nullable(switchAnswer),
  refund: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(refundStatuses),
      credits: z.int(),
      amount: z.int(),
      created_at: time,
      settled_at: z.nullable(time),
      failure: z.nullable(z.string()),
    }),
  ),
  /** The unused credits and their price; null if nothing can be refunded. */
  refundable: z.nullable(z.object({ credits: z.int(), amount: z.int() })),
  history: z.array(
    z.object({
      id: z.string(),
      at: time,
      what: z.enum(orderEventKinds),
      /** More about it: the kind of webhook or posting, the state or reason of a dispute, what staff did. */
      detail: z.nullable(z.string()),
      /** Those that a posting moved. */
      credits: z.nullable(z.int()),
    }),
  ),
})

export type StaffOrderView = z.infer<typeof staffOrderView>
