import type { ChatPhoto, Message, MessageContent } from 'contracts'
import type { StoredPicture } from '../../pictures/save-picture.ts'
import { chatPhoto, message } from '../../tables/chat.ts'

export type MessageRow = Omit<typeof message.$inferSelect, 'brandId' | 'conversationId'>

/** The columns that a query selects to show messages, joined with their photos. */
export const messageColumns = {
  message: {
    sequence: message.sequence,
    senderId: message.senderId,
    id: message.id,
    kind: message.kind,
    body: message.body,
    giftId: message.giftId,
    photoId: message.photoId,
    isRemoved: message.isRemoved,
    createdAt: message.createdAt,
  },
  photo: chatPhoto,
}

export function photoView({ id, filename, width, height, thumbhash, ...row }: StoredPicture): ChatPhoto {
  return { id, filename, width, height, card: row.cardFilename, blurred: row.blurredFilename, thumbhash }
}

export function messageView(row: MessageRow, photo: StoredPicture | null): Message {
  const { id, sequence, senderId, createdAt } = row
  return {
    id,
    sequence,
    from: senderId,
    sent_at: createdAt.toISOString(),
    content: contentView(row, photo),
  }
}

function contentView(
  { kind, body, giftId, isRemoved }: MessageRow,
  photo: StoredPicture | null,
): MessageContent {
  if (kind === 'gift' && giftId !== null) return { kind, gift: giftId, note: isRemoved ? null : body }
  if (isRemoved) return { kind: 'removed' }
  if (kind === 'photo' && photo) return { kind, photo: photoView(photo) }
  return { kind: 'text', text: body }
}
