import type { SentContent, Settings } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photoView } from '../message-view.ts'
import type { NewContent } from './content-row.ts'
import { checkedText, cleanText } from './message-text.ts'

/** The content as it will stand in the conversation; refuses what the sender cannot send. */
export async function checkContent(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  sent: SentContent,
  settings: Pick<Settings, 'message_length' | 'gifts'>,
): Promise<NewContent> {
  if (sent.kind === 'text') return { kind: 'text', text: checkedText(sent.text, settings.message_length) }
  if (sent.kind === 'gift') {
    if (!settings.gifts.includes(sent.gift)) refuse('invalid_input', { fields: { gift: 'invalid_input' } })
    const note = sent.note === undefined ? '' : cleanText(sent.note)
    return { kind: 'gift', gift: sent.gift, note }
  }
  const isUsable = and(
    eq(chatPhoto.id, sent.photo),
    eq(chatPhoto.ownerId, memberId),
    eq(chatPhoto.brandId, brandId),
    eq(chatPhoto.isRejected, false),
  )
  const [photo] = await db.select().from(chatPhoto).where(isUsable)
  if (!photo) refuse('invalid_input', { fields: { photo: 'invalid_input' } })
  return { kind: 'photo', photo: photoView(photo) }
}
