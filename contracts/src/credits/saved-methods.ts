import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { countries } from '../site/countries.ts'
import { bundle } from './bundles.ts'
import { currencies } from './currencies.ts'
import { discountCode } from './discount-code.ts'
import { order } from './orders.ts'
import { paymentOption } from './payment-methods.ts'
import { savedMethodId } from './saved-method-id.ts'
import { limitLeft } from './spending.ts'

/** A way to pay that a member saved with an earlier payment. */
export const savedMethod = z.object({
  id: savedMethodId,
  /** The way to pay, with its fee and the total of this purchase. */
  option: paymentOption,
  /** Last digits of the card or account. */
  last_digits: z.nullable(z.string()),
  /** The end of the card's validity, such as 12 and 2030. */
  expiry: z.nullable(z.object({ month: z.int(), year: z.int() })),
})

export type SavedMethod = z.infer<typeof savedMethod>

/** §2: all that the page for repeating the last order shows, at today's prices. */
export const getRepeatOrder = endpoint({
  method: 'GET',
  path: '/api/repeat-order.php',
  forMembers: true,
  answer: z.object({
    /** The last order that was paid; null for a member who has bought nothing. */
    last: z.nullable(order),
    /** The bundle to buy again; null if that bundle is no longer on sale. */
    offer: z.nullable(
      z.object({
        bundle,
        country: z.enum(countries),
        currency: z.enum(currencies),
        discount: z.nullable(discountCode),
        /** Null if the member has set none. */
        limit: z.nullable(limitLeft),
        /** Latest first. */
        saved: z.array(savedMethod),
        /** The way to pay of the last order, if it is still offered. */
        method: z.nullable(paymentOption),
      }),
    ),
  }),
})

/** Makes the payment switch forget a saved way to pay. */
export const forgetSavedMethod = endpoint({
  method: 'DELETE',
  path: '/api/saved-method.php',
  body: z.object({ id: savedMethodId }),
  answer: z.undefined(),
  repeatable: true,
})
