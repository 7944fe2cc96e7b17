import { FREE_CONVERSATIONS, type UserRole, type writingRefusals } from 'contracts'
import type { member } from '../../tables/account.ts'

type Status = typeof member.$inferSelect.status
type WritingRefusal = (typeof writingRefusals)[number]

export interface Acquaintance {
  /** Whether this member has written to the other one, not counting a signup message. */
  readonly hasWritten: boolean
  /** Whether this member has not written yet, but the other one has: the first message is a reply. */
  readonly isReply: boolean
  /** Whether this member started the conversation once, even if it is gone since. */
  readonly isStarted: boolean
}

/** Whether the next message starts a conversation: it is no reply, and has not been counted before. */
export function isStart({ hasWritten, isReply, isStarted }: Acquaintance): boolean {
  return !hasWritten && !isReply && !isStarted
}

interface Writer {
  readonly role: UserRole
  readonly status: Status
  /** Whether others can see their profile. */
  readonly isVisible: boolean
  /** How many conversations they have started. */
  readonly started: number
}

/** §6: how many more conversations the member can start; null without a limit. */
export function conversationsLeft({ role, started }: Pick<Writer, 'role' | 'started'>): number | null {
  return role === 'free' ? Math.max(0, FREE_CONVERSATIONS - started) : null
}

/** §4, §6: the code that refuses a member's next message to another member; null if they may write. */
export function writingRefusal(
  writer: Writer,
  other: { readonly status: Status },
  acquaintance: Acquaintance,
): WritingRefusal | null {
  if (writer.status !== 'confirmed') return 'confirmation_required'
  if (other.status !== 'confirmed') return 'awaiting_confirmation'
  if (!isStart(acquaintance)) return null
  // A stranger could not see who is writing.
  if (!writer.isVisible) return 'profile_hidden'
  return conversationsLeft(writer) === 0 ? 'conversation_limit' : null
}
