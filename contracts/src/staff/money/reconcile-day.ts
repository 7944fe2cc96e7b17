import * as z from 'contracts/schema'
import { currencies } from '../../credits/currencies.ts'
import { orderStatuses } from '../../credits/orders.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { orderDifferences, switchAnswer } from './staff-order.ts'

const PATH = '/api/staff-reconciliation.php'

const day = z.string().check(z.regex(/^20\d\d-\d{2}-\d{2}$/))

/** Payments, and what was paid and went back, in the currency's minor unit. */
const sum = z.object({ payments: z.int(), paid: z.int(), refunded: z.int() })

/**
 * A day of a brand by three books: its orders, the payment switch as far as it was asked, and the ledger. An order
 * belongs to the day on which it was paid, or else made; a refund to that on which it was decided. Days are UTC.
 */
export const getReconciliation = endpoint({
  method: 'GET',
  path: PATH,
  query: z.object({ ...brandAtWork, day }),
  answer: z.object({
    currencies: z.array(z.object({ currency: z.enum(currencies), ours: sum, switch: sum, ledger: sum })),
    /** Orders of the day. */
    orders: z.int(),
    /** Those about which the switch has not been asked since they changed. */
    unasked: z.int(),
    /** When the switch was asked about the first of the others; null if it was about none. */
    asked_since: z.nullable(z.string()),
    differences: z.array(
      z.object({
        id: z.string(),
        payment_id: z.string(),
        status: z.enum(orderStatuses),
        amount: z.int(),
        currency: z.enum(currencies),
        differences: z.array(z.enum(orderDifferences)),
        answer: z.nullable(switchAnswer),
      }),
    ),
    /** Whether there are more differences than the list takes. */
    is_cut: z.boolean(),
  }),
})

/**
 * Asks the switch about each payment of the day, for some seconds at most, and keeps what it says; nothing is booked.
 * Repeat it with the `since` of the first answer until none is left.
 */
export const compareDay = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object(brandAtWork),
  body: z.object({ day, since: z.optional(z.iso.datetime()) }),
  answer: z.object({ left: z.int(), since: z.string() }),
  repeatable: true,
})
