import * as z from 'contracts/schema'
import { preferences } from '../account/preferences.ts'
import { user } from '../account/user.ts'
import { chatEntry, lastMessage } from '../chat/chats.ts'
import { message } from '../chat/message.ts'
import { order } from '../credits/orders.ts'
import { refund } from '../credits/refunds.ts'
import { locales } from '../locales.ts'
import { likedProfile } from '../members/likes.ts'
import { matchedProfile } from '../members/matches.ts'
import { image } from '../profile/image.ts'

const balance = z.object({ kind: z.literal('balance'), credits: z.number() })

const language = z.object({ kind: z.literal('language'), language: z.enum(locales) })

const { status, signup_step, notifications_disabled, profile } = user.shape

/** The parts of the user that the account feature changes. */
const userChanged = z.object({
  kind: z.literal('user'),
  user: z.object({
    status,
    signup_step,
    notifications_disabled,
    profile: z.pick(profile, { name: true, country: true, status: true }),
  }),
})

const mainImage = z.object({ kind: z.literal('main_image'), main_image: z.nullable(image) })

const { role, paid_user } = user.shape

/** §4: the first purchase made the user premium. */
const membership = z.object({ kind: z.literal('membership'), role, paid_user })

/** One of the user's orders was made, paid, or changed otherwise. */
const orderChanged = z.object({ kind: z.literal('order'), order })

/** The refund of one of the user's orders was requested, or the payment switch decided it. */
const refundChanged = z.object({ kind: z.literal('refund'), order: z.string(), refund })

/** The conversation stays deleted until its next message. */
const chatDeleted = z.object({ kind: z.literal('chat_deleted'), conversation: z.string() })

/** The user or the other member wrote. */
const messageSent = z.object({ kind: z.literal('message'), chat: chatEntry, message })

/** Staff removed what the user or the other member wrote, or restored it. */
const messageChanged = z.object({
  kind: z.literal('message_changed'),
  conversation: z.string(),
  /** The other member. */
  profile: z.string(),
  message,
  /** The same message, as the list shows it if it is the last one. */
  last_message: lastMessage,
})

/** The user (`me`) or the other member (`them`) has read up to this message. */
const messagesRead = z.object({
  kind: z.literal('read'),
  by: z.enum(['me', 'them']),
  conversation: z.string(),
  up_to: z.int(),
  /** The user's own count; only with `me`. */
  num_unread_messages: z.optional(z.int()),
})

/** The other member's browser has received the user's messages up to this one. */
const messagesDelivered = z.object({
  kind: z.literal('delivered'),
  conversation: z.string(),
  up_to: z.int(),
})

const likeGiven = z.object({ kind: z.literal('like_given'), profile: likedProfile })

const likeReceived = z.object({ kind: z.literal('like_received'), profile: likedProfile })

/** §4: the user opened the profile of a member who likes them. */
const likeSeen = z.object({ kind: z.literal('like_seen'), profile: z.string() })

/**
 * The user (`given`) or the other member (`received`) commented on their like; or null: it became a message, or staff removed it,
 * or put it back.
 */
const likeCommented = z.object({
  kind: z.literal('like_comment'),
  way: z.enum(['given', 'received']),
  /** The other member. */
  profile: z.object({ id: z.string() }),
  comment: z.nullable(z.string()),
})

/** The user said no to a member who likes them; that member doesn't learn of it. */
const likePassed = z.object({ kind: z.literal('like_passed'), profile: z.string() })

/** The user (`given`) or the other member (`received`) took a like back, which ends a match. */
const likeEnded = z.object({
  kind: z.literal('like_ended'),
  way: z.enum(['given', 'received']),
  profile: z.string(),
})

/** For both members: the one who has just liked back sees the pop-up, the other one a notice, in the tab before them. */
const matchMade = z.object({ kind: z.literal('match'), profile: matchedProfile })

/** The user changed who they would like to meet. */
const preferencesChanged = z.object({ kind: z.literal('preferences'), preferences })

/** The user blocked a member, who disappears from every page. The blocked member gets no event. */
const blocked = z.object({ kind: z.literal('blocked'), profile: z.string() })

/** Changes that a member's open pages receive. An event carries the new state, so it may come twice. */
export const userEvent = z.discriminatedUnion('kind', [
  balance,
  language,
  userChanged,
  membership,
  orderChanged,
  refundChanged,
  chatDeleted,
  messageSent,
  messageChanged,
  messagesRead,
  messagesDelivered,
  mainImage,
  likeGiven,
  likeReceived,
  likeSeen,
  likeCommented,
  likePassed,
  likeEnded,
  matchMade,
  preferencesChanged,
  blocked,
])

export type UserEvent = z.infer<typeof userEvent>

export type UserEventOf<Kind extends UserEvent['kind']> = Extract<UserEvent, { readonly kind: Kind }>
