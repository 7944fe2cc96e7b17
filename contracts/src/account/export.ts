import * as z from 'contracts/schema'
import { discountCode } from '../credits/discount-code.ts'
import { order } from '../credits/orders.ts'
import { refund } from '../credits/refunds.ts'
import { getSpending } from '../credits/spending.ts'
import { endpoint } from '../endpoint.ts'
import { seenLander } from '../landers/get-lander.ts'
import { giftId } from '../profile/gift-id.ts'
import { ABOUT_TEXT } from '../profile/like-subject.ts'
import { account } from './account.ts'
import { notificationKinds } from './notifications.ts'
import { ownProfile } from './own-profile.ts'
import { preferences } from './preferences.ts'

/** ISO date and time. */
const time = z.string()
const person = z.object({ name: z.string(), at: time })
/** Null if the site no longer shows this member to the reader. */
const other = z.nullable(z.string())
const picture = z.object({ filename: z.string(), width: z.number(), height: z.number(), at: time })
const session = z.object({ label: z.string(), created_at: time, last_seen_at: time, expires_at: time })
const choice = z.object({ email: z.boolean(), push: z.boolean() })

/** A movement of a member's credits. */
export const creditMovement = z.object({
  sequence: z.number(),
  kind: z.string(),
  credits: z.number(),
  balance: z.number(),
  reason: z.nullable(z.string()),
  at: time,
  /** The credits that it added or took, by the movement that they came with. */
  lots: z.array(z.object({ lot: z.number(), origin: z.string(), credits: z.number() })),
})

export const refundOfOrder = z.extend(refund, { order: z.string() })

/** A payment that the member's bank took back, or tried to. */
export const dispute = z.object({
  order: z.string(),
  state: z.string(),
  reason: z.nullable(z.string()),
  at: time,
})

/** An accepted mandate. The account's number is masked, since only the payment switch has it. */
export const directDebit = z.object({
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
  /** When debits were allowed again. */
  reopened_at: z.nullable(time),
})

/**
 * All data about the member, as a file: link to it with `download`. With `zip` it is `data.json` in an archive,
 * beside the pictures of the member.
 */
export const exportMember = endpoint({
  method: 'GET',
  path: '/api/export.php',
  forMembers: true,
  query: z.object({ zip: z.optional(z.literal('1')) }),
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
      staff: z.boolean(),
      /** Whether an account with this address was deleted before. */
      returning: z.boolean(),
      paused_at: z.nullable(time),
      offer_seen_at: z.nullable(time),
      signup_step: z.nullable(z.number()),
    }),
    /** Addresses that the account had, while a link can still bring them back. */
    earlier_emails: z.array(z.object({ email: z.string(), at: time, until: time })),
    date_of_birth_correction: z.nullable(
      z.object({ was: z.string(), is: z.string(), at: time, reviewed_at: z.nullable(time) }),
    ),
    notifications: z.object({
      choices: z.record(z.enum(notificationKinds), z.extend(choice, { stopped_by_link: z.boolean() })),
      /** Why mails stopped. */
      stopped: z.array(z.string()),
      names_in_push: z.boolean(),
    }),
    /** The messages that were sent, without their texts, which are gone after 30 days. */
    sent: z.array(
      z.object({
        channel: z.string(),
        kind: z.string(),
        address: z.nullable(z.string()),
        language: z.nullable(z.string()),
        status: z.string(),
        reason: z.nullable(z.string()),
        at: time,
        settled_at: z.nullable(time),
      }),
    ),
    /** Actions of staff on the account, its photos, reports and complaints. */
    staff_actions: z.array(z.object({ action: z.string(), at: time, reason: z.nullable(z.string()) })),
    /** Notes of staff about the member. */
    staff_notes: z.array(z.object({ text: z.string(), at: time })),
    /** The member's own roles as staff. */
    staff_roles: z.array(z.object({ brand: z.string(), role: z.string(), at: time })),
    /** The member's work on the staff, without whom it was about. */
    staff_work: z.array(z.object({ action: z.string(), at: time, address: z.nullable(z.string()) })),
    /** The member's second factors for working on the staff. */
    staff_factors: z.array(
      z.object({ kind: z.string(), name: z.string(), at: time, last_used_at: z.nullable(time) }),
    ),
    profile: ownProfile,
    preferences,
    photos: z.array(
      z.extend(picture, {
        status: z.string(),
        rejection: z.nullable(z.string()),
        main: z.boolean(),
        private: z.boolean(),
        position: z.number(),
      }),
    ),
    /** Pictures for conversations. */
    chat_photos: z.array(z.extend(picture, { rejected: z.boolean() })),
    /** `about`: whether a photo or the text caught the member's eye. `comment`: what waits with the like. */
    likes: z.array(
      z.extend(person, {
        about: z.optional(z.enum(['photo', ABOUT_TEXT])),
        comment: z.optional(z.string()),
      }),
    ),
    /** When the member commented on likes, also of those taken back or answered since. */
    like_comments: z.array(z.object({ conversation: z.string(), at: time })),
    blocked: z.array(person),
    /** Answers in the swipe game. */
    swipes: z.array(
      z.extend(person, { answer: z.string(), gave_like: z.boolean(), undone_at: z.nullable(time) }),
    ),
    /** Likes given in the game, by date in the member's time zone. */
    swipe_days: z.array(z.object({ day: z.string(), zone: z.string(), likes: z.number(), last_at: time })),
    /** How far the member has received, read, written and deleted each conversation, counted in messages. */
    conversations: z.array(
      z.object({
        id: z.string(),
        with: other,
        at: time,
        delivered: z.number(),
        read: z.number(),
        written: z.number(),
        deleted: z.number(),
      }),
    ),
    /** When the member started conversations, which free members can do twice. */
    conversations_started: z.array(time),
    gifts_received: z.array(
      z.object({ gift: z.string(), from: other, conversation: z.string(), sequence: z.number(), at: time }),
    ),
    /** Messages that the member sent. */
    messages: z.array(
      z.object({
        conversation: z.string(),
        sequence: z.number(),
        kind: z.enum(['text', 'photo', 'gift']),
        /** The text, or the note to a gift; empty once staff have removed it, see `decisions`. */
        text: z.string(),
        removed: z.boolean(),
        at: time,
        /** File name. */
        photo: z.optional(z.string()),
        gift: z.optional(giftId),
      }),
    ),
    /** Every movement of credits, latest first. */
    credit_statement: z.array(creditMovement),
    /** Purchases of credits. Amounts are in the currency's minor unit. */
    orders: z.array(order),
    /** Codes that only this member can use. */
    discount_codes: z.array(discountCode),
    refunds: z.array(refundOfOrder),
    disputes: z.array(dispute),
    direct_debits: z.array(directDebit),
    spending_limit: z.pick(getSpending.answer, { limit: true, next_limit: true }),
    sessions: z.array(session),
    push_browsers: z.array(z.object({ service: z.string(), at: time })),
    complaints: z.array(
      z.object({
        reference: z.string(),
        email: z.string(),
        language: z.string(),
        topic: z.string(),
        text: z.string(),
        at: time,
        answers: z.array(z.object({ text: z.string(), at: time })),
        /** When it was closed. */
        answered_at: z.nullable(time),
      }),
    ),
    reports: z.array(
      z.object({
        reference: z.string(),
        about: other,
        reason: z.string(),
        text: z.string(),
        at: time,
        outcome: z.nullable(z.string()),
        decided_at: z.nullable(time),
      }),
    ),
    /** Decisions of staff about the member, with their reasons. */
    decisions: z.array(
      z.object({
        reference: z.string(),
        kind: z.string(),
        /** The name or text that was removed. */
        removed: z.nullable(z.string()),
        /** File name. */
        photo: z.nullable(z.string()),
        message: z.nullable(z.object({ conversation: z.string(), sequence: z.number() })),
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
