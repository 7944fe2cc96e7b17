import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { countries } from '../site/countries.ts'
import { bundleId, money } from './bundles.ts'
import { currencies } from './currencies.ts'
import { debitOrder } from './direct-debit.ts'
import { discountCodeText } from './discount-code.ts'
import { paymentMethodId } from './payment-method-id.ts'
import { savedMethodId } from './saved-method-id.ts'

/**
 * - `created`: the payment switch has not answered yet
 * - `pending`: waits for the member or their bank
 * - `expired`: the time to pay is over, but money that still arrives is accepted
 */
export const orderStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'partly_refunded',
  'charged_back',
] as const

/** §3: an order. What it costs was decided when it was made. */
export const order = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  /** Number of the payment, for the member's own records and for the support. */
  payment_id: z.string(),
  credits: z.int(),
  currency: z.enum(currencies),
  country: z.enum(countries),
  /** The bundle's ordinary price. */
  price: money,
  discount: money,
  discount_code: z.nullable(z.string()),
  transaction_fee: money,
  /** The sum to pay: price, less discount, plus fee. */
  amount: money,
  bundle: bundleId,
  payment_method: paymentMethodId,
  /** The saved method that is charged; null for an order that is paid in another way. */
  saved_method: z.nullable(savedMethodId),
  /** ISO date and time. */
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  /** Page of the payment switch where the member pays; null once there is nothing to do there. */
  payment_url: z.nullable(z.string()),
})

export type Order = z.infer<typeof order>

const ORDER = '/api/order.php'

/** An id that the page generates once for each press of the button. */
const requestId = z.string().check(z.regex(/^[\w-]{16,64}$/))

/** Prices, fees and discounts are the server's: the request names what is bought, never what it costs. */
export const createOrder = endpoint({
  method: 'POST',
  path: ORDER,
  body: z.object({
    id: requestId,
    bundle: bundleId,
    payment_method: paymentMethodId,
    /**
     * The payment country: the member's own unless they chose another one. A bundle that is sold elsewhere is refused with
     * `bundle_of_another_country`.
     */
    country: z.enum(countries),
    /** The total that the page showed: refused with `price_changed` if it is not the server's any more. */
    amount: money,
    discount_code: z.optional(discountCodeText),
    /** Whether to save the method for the next order. */
    save_method: z.optional(z.boolean()),
    /** Id of the saved method to charge, without a payment page. */
    saved_method: z.optional(savedMethodId),
    /** The account for a direct debit, which needs it. */
    direct_debit: z.optional(debitOrder),
  }),
  answer: z.object({ order }),
  repeatable: true,
})

/** One order, as the payment switch knows it now. */
export const getOrder = endpoint({
  method: 'GET',
  path: ORDER,
  forMembers: true,
  query: z.object({ id: z.string() }),
  answer: z.object({ order }),
})

/**
 * Cancels an order that nobody has paid. The answer is the order as it is then: `paid` if the money came first, and still
 * `pending` if it can't be cancelled any more.
 */
export const cancelOrder = endpoint({
  method: 'DELETE',
  path: ORDER,
  body: z.object({ id: z.string() }),
  answer: z.object({ order }),
  repeatable: true,
})

/** The user's orders, latest first. */
export const getTransactions = endpoint({
  method: 'GET',
  path: '/api/transactions.php',
  forMembers: true,
  query: z.object({ before: z.optional(z.string()) }),
  answer: z.object({ orders: z.array(order), has_more: z.boolean() }),
})

/** A call by the payment switch, proved by its signature. It is only a hint to ask for the truth. */
export const receivePaymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payment-webhook.php',
  query: z.object({ provider: z.literal('hyperswitch') }),
  answer: z.undefined(),
})
