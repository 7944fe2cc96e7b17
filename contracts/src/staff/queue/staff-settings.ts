import * as z from 'contracts/schema'
import { paymentMethodId } from '../../credits/payment-method-id.ts'
import { locales } from '../../locales.ts'
import { caseKinds } from './case-kinds.ts'

/** Settings of a brand that are nobody's business but its staff's: no page of the site gets them. */
export const staffSettings = z.object({
  /** Within how many minutes the brand promises to decide cases of each kind, where it differs from the default. */
  case_minutes: z.partialRecord(z.enum(caseKinds), z.int().check(z.minimum(1), z.maximum(100_000))),
  /** The ways to pay that the brand offers, of those that the account at the payment switch has. */
  payment_methods: z.array(paymentMethodId),
  /** The brand's own lines to begin a conversation with; a language without any has those of every brand. */
  icebreakers: z.partialRecord(
    z.enum(locales),
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(30)),
  ),
})

export type StaffSettings = z.infer<typeof staffSettings>
