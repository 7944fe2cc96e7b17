import * as z from 'contracts/schema'
import { languageChanged } from './account/language-changed.ts'
import { userChanged } from './account/user-changed.ts'
import { chatDeleted } from './chat/chat-deleted.ts'
import { balanceChanged } from './credits/balance.ts'
import {
  blockedEvent,
  likeEnded,
  likeGiven,
  likeReceived,
  likeSeen,
  matchMade,
} from './members/like-events.ts'
import { mainImageChanged } from './members/main-image-changed.ts'

/**
 * What a member's open pages must learn, whoever changed it. An event says how things are afterwards, never by how much
 * they changed: told twice it does what it does told once.
 */
export const userEvent = z.discriminatedUnion('kind', [
  balanceChanged,
  languageChanged,
  userChanged,
  chatDeleted,
  mainImageChanged,
  likeGiven,
  likeReceived,
  likeSeen,
  likeEnded,
  matchMade,
  blockedEvent,
])

export type UserEvent = z.infer<typeof userEvent>
