import * as z from 'contracts/schema'
import { discountCode } from '../credits/discount-code.ts'
import { order } from '../credits/orders.ts'
import { refund } from '../credits/refunds.ts'
import { getSpending } from '../credits/spending.ts'
import { endpoint } from '../endpoint.ts'
import { seenLander } from '../landers/get-lander.ts'
import { giftId } from '../profile/gift-id.ts'
import { account } from './account.ts'
import { ownProfile } from './own-profile.ts'
import { preferences } from './preferences.ts'

/** ISO date and time. */
const time = z.string()
const person = z.object({ name: z.string(), at: time })

/** All data about the member, as a file: link to it with `download`. */
export const exportMember = endpoint({
  method: 'GET',
  path: '/api/export.php',
  forMembers: true,
  answer: z.object({
    exported_at: time,
    account: z.extend(account, {
      language: z.string(),
      status: z.string(),
      premium: z.boolean(),
      credits: z.number(),
      tracking: z.nullable(z.record(z.string(), z.string())),
      /** The landing page that led to the signup. */
      lander: z.nullable(seenLander),
    }),
    profile: ownProfile,
    preferences,
    photos: z.array(z.object({ filename: z.string(), status: z.string(), main: z.boolean() })),
    likes: z.array(person),
    blocked: z.array(person),
    /** Answers in the swipe game that were not undone. */
    swipes: z.array(z.extend(person, { answer: z.string() })),
    /** Messages that the member sent. */
    messages: z.array(
      z.object({
        conversation: z.string(),
        kind: z.enum(['text', 'photo', 'gift']),
        /** The text, or the note to a gift. */
        text: z.string(),
        at: time,
        /** File name. */
        photo: z.optional(z.string()),
        gift: z.optional(giftId),
      }),
    ),
    /** Purchases of credits. Amounts are in the currency's minor unit. */
    orders: z.array(order),
    /** Codes that only this member can use. */
    discount_codes: z.array(discountCode),
    refunds: z.array(z.extend(refund, { order: z.string() })),
    /** Payments that the member's bank took back, or tried to. */
    disputes: z.array(
      z.object({ order: z.string(), state: z.string(), reason: z.nullable(z.string()), at: time }),
    ),
    /** Accepted mandates. The account's number is masked, since only the payment switch has it. */
    direct_debits: z.array(
      z.object({
        order: z.string(),
        mandate: z.string(),
        creditor: z.string(),
        account_holder: z.string(),
        iban: z.string(),
        street: z.string(),
        house_number: z.string(),
        postal_code: z.string(),
        city: z.string(),
        mobile_number: z.string(),
        at: time,
        ip_address: z.string(),
        user_agent: z.string(),
        /** When the bank returned the debit. */
        returned_at: z.nullable(time),
      }),
    ),
    spending_limit: z.pick(getSpending.answer, { limit: true, next_limit: true }),
    sessions: z.array(z.object({ label: z.string(), created_at: time, last_seen_at: time })),
    push_browsers: z.array(z.object({ service: z.string(), at: time })),
    complaints: z.array(
      z.object({ reference: z.string(), text: z.string(), at: time, answer: z.nullable(z.string()) }),
    ),
    reports: z.array(
      z.object({
        reference: z.string(),
        reason: z.string(),
        text: z.string(),
        at: time,
        outcome: z.nullable(z.string()),
      }),
    ),
    /** Decisions of staff about the member, with their reasons. */
    decisions: z.array(
      z.object({
        reference: z.string(),
        kind: z.string(),
        rule: z.string(),
        facts: z.string(),
        source: z.string(),
        at: time,
        until: z.nullable(time),
        lifted_at: z.nullable(time),
      }),
    ),
  }),
})
