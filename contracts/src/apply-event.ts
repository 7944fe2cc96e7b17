import { withLanguage } from './account/language-changed.ts'
import { getUser } from './account/user.ts'
import { withUserChanges } from './account/user-changed.ts'
import { chatsWithoutBlocked, withoutChat } from './chat/chat-deleted.ts'
import { getChats } from './chat/chats.ts'
import { withBalance } from './credits/balance.ts'
import type { AnswerOf, Endpoint } from './endpoint.ts'
import {
  likesWithoutBlocked,
  withLikeEnded,
  withLikeGiven,
  withLikeReceived,
  withLikeSeen,
  withMatch,
  withoutMatch,
} from './members/like-events.ts'
import { getLikes } from './members/likes.ts'
import { withMainImage } from './members/main-image-changed.ts'
import { getMatches } from './members/matches.ts'
import type { UserEvent } from './user-event.ts'

type Patches<Answer> = {
  readonly [Kind in UserEvent['kind']]?: (
    answer: Answer,
    event: Extract<UserEvent, { readonly kind: Kind }>,
  ) => Answer
}

interface Patched {
  readonly endpoint: Endpoint
  readonly patches: Readonly<Partial<Record<string, (answer: unknown, event: UserEvent) => unknown>>>
}

function patched<E extends Endpoint>(endpoint: E, patches: Patches<AnswerOf<E>>): Patched {
  // What is kept under an endpoint's path is an answer of it, and each patch is asked for its own kind alone.
  return { endpoint, patches: patches as Patched['patches'] }
}

/**
 * Which events change which reads. For every kind, an old answer with the events since is what a fresh answer says: a
 * kind that changes another read has its patch here too.
 */
export const patchedReads: readonly Patched[] = [
  patched(getUser, {
    balance: withBalance,
    language: withLanguage,
    main_image: withMainImage,
    user: withUserChanges,
  }),
  patched(getChats, { chat_deleted: withoutChat, blocked: chatsWithoutBlocked }),
  patched(getLikes, {
    like_given: withLikeGiven,
    like_received: withLikeReceived,
    like_seen: withLikeSeen,
    like_ended: withLikeEnded,
    blocked: likesWithoutBlocked,
  }),
  patched(getMatches, { match: withMatch, like_ended: withoutMatch, blocked: withoutMatch }),
]

/** The answer had from this path as it is after the event; the same one where that changes nothing of it. */
export function applyEvent(path: string, answer: unknown, event: UserEvent): unknown {
  const read = patchedReads.find(({ endpoint }) => endpoint.path === path)
  // A server that is newer than the page may tell of what the page does not know.
  const patch = read && Object.hasOwn(read.patches, event.kind) ? read.patches[event.kind] : undefined
  return patch ? patch(answer, event) : answer
}
