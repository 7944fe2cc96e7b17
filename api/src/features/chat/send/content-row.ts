import type { MessageContent } from 'contracts'
import type { message } from '../../../tables/chat.ts'

export type ContentRow = Pick<typeof message.$inferSelect, 'kind' | 'body' | 'giftId' | 'photoId'>

/** A message's content as the columns of its row. */
export function contentRow(content: MessageContent): ContentRow {
  const { kind } = content
  if (kind === 'text') return { kind, body: content.text, giftId: null, photoId: null }
  if (kind === 'gift') return { kind, body: content.note, giftId: content.gift, photoId: null }
  return { kind, body: '', giftId: null, photoId: content.photo.id }
}
