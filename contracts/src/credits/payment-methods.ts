import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { countries } from '../site/countries.ts'
import { bundle, bundleId, money } from './bundles.ts'
import { currencies } from './currencies.ts'
import { paymentFamilies, paymentMethodId } from './payment-method-id.ts'

/** A way to pay for a bundle, with its fee. */
export const paymentOption = z.object({
  id: paymentMethodId,
  family: z.enum(paymentFamilies),
  fee: money,
  total: money,
})

export type PaymentOption = z.infer<typeof paymentOption>

/** §2: a bundle in a country, with the ways to pay for it. */
export const getPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment-methods.php',
  query: z.object({ bundle: bundleId, country: z.optional(z.enum(countries)) }),
  answer: z.object({
    bundle,
    country: z.enum(countries),
    currency: z.enum(currencies),
    methods: z.array(paymentOption),
  }),
})
