import {
  type ChatEntry,
  FREE_HISTORY_DAYS,
  PREVIEW_LENGTH,
  type ProfileSummary,
  type UserRole,
} from 'contracts'
import type { message } from '../../tables/chat.ts'
import { DAY_MS } from '../../time.ts'

type PreviewedRow = Pick<
  typeof message.$inferSelect,
  'sequence' | 'senderId' | 'kind' | 'giftId' | 'body' | 'isRemoved' | 'createdAt'
>

/** §8: the time before which a member's messages are hidden from them; null without a limit. */
export function historyLimit(role: UserRole, now: Date): Date | null {
  return role === 'free' ? new Date(now.getTime() - FREE_HISTORY_DAYS * DAY_MS) : null
}

/** A member of a conversation, as the other one sees them. */
export interface Side {
  readonly summary: ProfileSummary
  readonly lastActive: ChatEntry['last_active']
}

interface EntryParts {
  readonly id: string
  readonly other: Side
  readonly unread: number
  /** Null if the viewer may not see it. */
  readonly last: PreviewedRow | null
}

/** A conversation as one of its two members sees it in the list. */
export function chatEntryOf({ id, other, unread, last }: EntryParts): ChatEntry {
  return {
    conversation: { id },
    profile: other.summary,
    last_active: other.lastActive,
    num_unread_messages: unread,
    last_message: last && previewOf(last),
  }
}

/** A message as the list of conversations shows it. */
export function previewOf(row: PreviewedRow): NonNullable<ChatEntry['last_message']> {
  const { sequence, senderId, giftId: gift, body, isRemoved, createdAt } = row
  const kind = isRemoved && row.kind !== 'gift' ? 'removed' : row.kind
  const text = Array.from(body).slice(0, PREVIEW_LENGTH).join('')
  return { sequence, from: senderId, sent_at: createdAt.toISOString(), kind, gift, text }
}
