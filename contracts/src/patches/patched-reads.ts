import { getPreferences } from '../account/preferences.ts'
import { getUser } from '../account/user.ts'
import { getChats } from '../chat/chats.ts'
import { getChat } from '../chat/conversation.ts'
import { getOrder, getTransactions } from '../credits/orders.ts'
import { getRefund } from '../credits/refunds.ts'
import type { AnswerOf, Endpoint } from '../endpoint.ts'
import type { UserEvent, UserEventOf } from '../events/user-event.ts'
import { getLikes } from '../members/likes.ts'
import { findMatches } from '../members/match-finder.ts'
import { getMatches } from '../members/matches.ts'
import { getMember } from '../members/member.ts'
import { searchMembers } from '../members/search.ts'
import { getSwipe } from '../members/swipe.ts'
import * as chats from './chats-patches.ts'
import * as conversations from './conversation-patches.ts'
import * as likes from './likes-patches.ts'
import * as members from './member-patches.ts'
import * as orders from './order-patches.ts'
import * as refunds from './refund-patches.ts'
import { withBalance, withLanguage, withMainImage, withMembership, withUserChanges } from './user-patches.ts'

type Patches<Answer> = {
  readonly [Kind in UserEvent['kind']]?: (answer: Answer, event: UserEventOf<Kind>) => Answer
}

type Restore<Answer> = (answer: Answer, before: Answer, member: string) => Answer

export interface PatchedRead {
  readonly endpoint: Endpoint & { readonly method: 'GET' }
  readonly patches: Readonly<Partial<Record<string, (answer: unknown, event: UserEvent) => unknown>>>
  /** Undoes an event: the answer, with that member as `before` showed them. */
  readonly restore: Restore<unknown> | undefined
}

function patched<E extends PatchedRead['endpoint']>(
  endpoint: E,
  patches: Patches<AnswerOf<E>>,
  restore?: Restore<AnswerOf<E>>,
): PatchedRead {
  // The cache holds answers by their endpoint's path, and each patch receives its own kind of events.
  return {
    endpoint,
    patches: patches as PatchedRead['patches'],
    restore: restore as PatchedRead['restore'],
  }
}

/**
 * Reads without a query, which every page holds. For each kind of event, an old answer with the events since
 * equals a fresh answer; a new kind that changes another read of these needs its patch here.
 */
export const snapshotReads: readonly PatchedRead[] = [
  patched(getUser, {
    balance: withBalance,
    language: withLanguage,
    main_image: withMainImage,
    membership: withMembership,
    user: withUserChanges,
  }),
  patched(getChats, {
    message: chats.withMessage,
    message_changed: chats.withChangedMessage,
    read: chats.withUnread,
    chat_deleted: chats.withoutChat,
    blocked: chats.withoutChatsOf,
  }),
  patched(
    getLikes,
    {
      like_given: likes.withLikeGiven,
      like_received: likes.withLikeReceived,
      like_comment: likes.withLikeComment,
      like_seen: likes.withLikeSeen,
      like_passed: likes.withLikePassed,
      like_ended: likes.withLikeEnded,
      blocked: likes.withoutLikesOf,
    },
    likes.restoreLikes,
  ),
  patched(
    getMatches,
    {
      match: likes.withMatch,
      message: likes.withConversation,
      like_ended: likes.withoutMatch,
      blocked: likes.withoutMatch,
    },
    likes.restoreMatches,
  ),
]

const cards = { like_given: members.cardsWithLike, like_ended: members.cardsWithLike } as const

/**
 * Reads that show members, one answer per query. Events keep hearts and messages and remove blocked members;
 * the server says who is in them, and refuses a blocked profile or its conversation.
 */
export const memberReads: readonly PatchedRead[] = [
  patched(searchMembers, { ...cards, blocked: members.searchWithout }, members.restoreCards),
  patched(getSwipe, { ...cards, blocked: members.cardsWithout }, members.restoreCards),
  patched(
    findMatches,
    {
      like_given: members.suggestionsWithLike,
      like_ended: members.suggestionsWithLike,
      blocked: members.suggestionsWithout,
    },
    members.restoreSuggestions,
  ),
  patched(
    getMember,
    {
      like_given: members.profileWithRelation,
      like_received: members.profileWithRelation,
      like_comment: members.profileWithRelation,
      like_seen: members.profileWithRelation,
      like_ended: members.profileWithRelation,
    },
    members.restoreProfile,
  ),
  patched(getChat, {
    message: conversations.conversationWithMessage,
    message_changed: conversations.conversationWithChange,
    read: conversations.conversationWithRead,
    delivered: conversations.conversationWithDelivered,
    chat_deleted: conversations.conversationEmptied,
  }),
]

/** The user's orders, and their refunds. */
export const orderReads: readonly PatchedRead[] = [
  patched(getOrder, { order: orders.orderWithChange }),
  patched(getTransactions, { order: orders.transactionsWithOrder }),
  patched(getRefund, { refund: refunds.refundWithChange, order: refunds.refundWithOrder }),
]

export const preferenceReads: readonly PatchedRead[] = [
  patched(getPreferences, { preferences: (_, { preferences }) => ({ preferences }) }),
]

export const patchedReads: readonly PatchedRead[] = [
  ...snapshotReads,
  ...memberReads,
  ...orderReads,
  ...preferenceReads,
]
