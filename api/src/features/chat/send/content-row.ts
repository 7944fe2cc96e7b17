import type { MessageContent, SentContent } from 'contracts'
import type { message } from '../../../tables/chat.ts'

export type ContentRow = Pick<typeof message.$inferSelect, 'kind' | 'body' | 'giftId' | 'photoId'>

/** The content that a message can be sent with. */
export type NewContent = Exclude<MessageContent, { readonly kind: 'removed' }>

/** A message's content as the columns of its row. */
export function contentRow(content: NewContent | SentContent): ContentRow {
  const { kind } = content
  if (kind === 'text') return { kind, body: content.text, giftId: null, photoId: null }
  if (kind === 'gift') return { kind, body: content.note ?? '', giftId: content.gift, photoId: null }
  const { photo } = content
  return { kind, body: '', giftId: null, photoId: typeof photo === 'string' ? photo : photo.id }
}
