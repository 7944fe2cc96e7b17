import { type ChatEntry, FREE_HISTORY_DAYS, PREVIEW_LENGTH, type UserRole } from 'contracts'
import type { message } from '../../tables/chat.ts'
import { DAY_MS } from '../../time.ts'

type PreviewedRow = Pick<
  typeof message.$inferSelect,
  'sequence' | 'senderId' | 'kind' | 'giftId' | 'body' | 'createdAt'
>

/** §8: the time before which a member's messages are hidden from them; null without a limit. */
export function historyLimit(role: UserRole, now: Date): Date | null {
  return role === 'free' ? new Date(now.getTime() - FREE_HISTORY_DAYS * DAY_MS) : null
}

/** A message as the list of conversations shows it. */
export function previewOf(row: PreviewedRow): NonNullable<ChatEntry['last_message']> {
  const { sequence, senderId, kind, giftId: gift, body, createdAt } = row
  const text = Array.from(body).slice(0, PREVIEW_LENGTH).join('')
  return { sequence, from: senderId, sent_at: createdAt.toISOString(), kind, gift, text }
}
