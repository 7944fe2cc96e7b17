import * as z from 'contracts/schema'
import { creditMovement, directDebit, dispute, refundOfOrder } from '../../account/export.ts'
import { order } from '../../credits/orders.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { aboutMember, reasonedChange } from './about-member.ts'

/** The most credits that the support grants at once. */
export const MOST_GRANTED = 1_000

/** A member's credits as a statement, the latest movement first. */
export const getStaffMemberCredits = endpoint({
  method: 'GET',
  path: '/api/staff-member-credits.php',
  changes: true,
  query: z.extend(aboutMember, {
    /** `sequence` of the last line of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  answer: z.object({ lines: z.array(creditMovement), has_more: z.boolean() }),
})

/** A member's orders, with refunds, disputes and direct debits, but without names, addresses and numbers. */
export const getStaffMemberPurchases = endpoint({
  method: 'GET',
  path: '/api/staff-member-purchases.php',
  changes: true,
  query: aboutMember,
  answer: z.object({
    orders: z.array(
      z.pick(order, {
        id: true,
        status: true,
        payment_id: true,
        credits: true,
        currency: true,
        amount: true,
        discount_code: true,
        payment_method: true,
        created_at: true,
        paid_at: true,
      }),
    ),
    refunds: z.array(refundOfOrder),
    disputes: z.array(dispute),
    debits: z.array(
      z.pick(directDebit, { order: true, mandate: true, at: true, returned_at: true, reopened_at: true }),
    ),
  }),
})

/** The names, addresses, numbers and masked accounts of a member's direct debits. */
export const getStaffMemberPayment = endpoint({
  method: 'GET',
  path: '/api/staff-member-payment.php',
  changes: true,
  query: aboutMember,
  answer: z.object({
    debits: z.array(
      z.pick(directDebit, {
        order: true,
        mandate: true,
        account_holder: true,
        iban: true,
        street: true,
        house_number: true,
        postal_code: true,
        city: true,
        mobile_number: true,
        at: true,
      }),
    ),
  }),
})

/**
 * Grants credits. The reason stays in the books for years, without the member, so it must not name anybody. Takes a
 * fresh factor. The same id again grants nothing again.
 */
export const grantStaffMemberCredits = endpoint({
  method: 'POST',
  path: '/api/staff-member-credits.php',
  query: z.object(brandAtWork),
  body: z.object({
    ...reasonedChange,
    id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    credits: z.int().check(z.minimum(1), z.maximum(MOST_GRANTED)),
  }),
  answer: z.object({ credits: z.int() }),
  repeatable: true,
})
