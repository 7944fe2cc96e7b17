import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { countries } from '../site/countries.ts'
import { bundle, bundleId, money } from './bundles.ts'
import { currencies } from './currencies.ts'
import { discountCode, discountCodeText, heldDiscount } from './discount-code.ts'
import { paymentFamilies, paymentMethodId } from './payment-method-id.ts'
import { limitLeft } from './spending.ts'

/** A way to pay for a bundle, with its fee. */
export const paymentOption = z.object({
  id: paymentMethodId,
  family: z.enum(paymentFamilies),
  /** Taken off the bundle's ordinary price; 0 for a way to pay that the discount leaves out. */
  discount: money,
  fee: money,
  total: money,
  /** §8: why the member cannot pay this way at present. */
  refusal: z.nullable(z.enum(['direct_debit_blocked', 'direct_debit_limit'])),
})

export type PaymentOption = z.infer<typeof paymentOption>

/** §2: a bundle in a country, with the ways to pay for it. */
export const getPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment-methods.php',
  query: z.object({
    bundle: bundleId,
    country: z.optional(z.enum(countries)),
    code: z.optional(discountCodeText),
  }),
  answer: z.object({
    bundle,
    country: z.enum(countries),
    currency: z.enum(currencies),
    discount: z.nullable(discountCode),
    held_discount: z.nullable(heldDiscount),
    methods: z.array(paymentOption),
    /** Null if the member has set none. */
    limit: z.nullable(limitLeft),
  }),
})
