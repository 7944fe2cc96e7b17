import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { activity } from '../profile/activity.ts'
import { memberId } from '../profile/member-id.ts'
import { genders } from '../profile/profile-fields.ts'
import { profileSummary } from '../profile/profile-summary.ts'
import { message } from './message.ts'

/** Messages in one answer. */
export const MESSAGES_PAGE = 50

/** Reasons why the user cannot write, as `sendMessage` would refuse with. */
export const writingRefusals = [
  'awaiting_confirmation',
  'confirmation_required',
  'conversation_limit',
  'profile_hidden',
] as const

const conversationId = z.string().check(z.minLength(1), z.maxLength(40))

export const conversation = z.object({
  /** Null while neither has written. */
  conversation: z.nullable(z.object({ id: z.string() })),
  profile: profileSummary,
  last_active: activity,
  /** In order. */
  messages: z.array(message),
  /** Sequence of the last message in the answer: the latest one, or the one before `before`. */
  up_to: z.int(),
  has_older: z.boolean(),
  /** §8: there are older messages, which free members cannot see. */
  is_limited: z.boolean(),
  /** How far the user has read, and how far the other member has read and received. */
  read_up_to: z.int(),
  their_read_up_to: z.int(),
  their_delivered_up_to: z.int(),
  /** Whether the user has written here, not counting a signup message. */
  has_written: z.boolean(),
  /** The gender that the other member would like to meet, if their profile shows it and it isn't the user's. */
  wants_another: z.optional(z.enum(genders)),
  /** Null if the user may write. */
  refusal: z.nullable(z.enum(writingRefusals)),
  /** How many conversations the user can still start; null for premium members, who have no limit. */
  conversations_left: z.nullable(z.int()),
})

export type Conversation = z.infer<typeof conversation>

/**
 * The latest messages of a conversation, or the latest before a sequence number. By `profile` it also opens
 * one in which no one has written yet. Refused: `not_found` (404), `blocked_by` and `you_blocked` (403;
 * `data.name`, and for the latter `data.profile`).
 */
export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  forMembers: true,
  query: z.object({
    conversation: z.optional(conversationId),
    profile: z.optional(memberId),
    before: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  }),
  answer: conversation,
})

/** Records which messages the user's browser has received or shown. Numbers only grow. */
export const markMessages = endpoint({
  method: 'POST',
  path: '/api/read.php',
  body: z.object({
    state: z.enum(['delivered', 'read']),
    conversations: z
      .array(
        z.object({
          id: conversationId,
          up_to: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  answer: z.undefined(),
  repeatable: true,
})

/** Tells the other member's open pages that the user is typing. Stored nowhere, and never refused. */
export const sendTyping = endpoint({
  method: 'POST',
  path: '/api/typing.php',
  body: z.object({ profile: memberId }),
  answer: z.undefined(),
})
