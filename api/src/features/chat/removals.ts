import { and, eq, lt, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { redactMessage } from '../../events/redact-events.ts'
import { chatPhoto, conversationMember, type MessagePlace, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { isNotBlocked } from '../members/visibility/blocks.ts'
import { previewOf } from './chat-entry.ts'
import { messageColumns, messageView } from './message-view.ts'

type Row = typeof message.$inferSelect

/** A message of this member; it stays as it is until the transaction ends. */
export async function findOwnMessage(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  { conversation, sequence }: MessagePlace,
): Promise<Row | undefined> {
  const isIt = and(
    eq(message.conversationId, conversation),
    eq(message.sequence, sequence),
    eq(message.senderId, memberId),
    eq(message.brandId, brandId),
  )
  const [found] = await tx.select().from(message).where(isIt).for('update')
  return found
}

/** Takes the words out of a message, or puts them back, for both members and in their open pages. */
export async function setWords(
  tx: Transaction,
  { conversationId, sequence }: Pick<Row, 'conversationId' | 'sequence'>,
  change: Pick<Row, 'body' | 'isRemoved'>,
): Promise<void> {
  const isIt = and(eq(message.conversationId, conversationId), eq(message.sequence, sequence))
  await tx.update(message).set(change).where(isIt)
  await publishChange(tx, { conversation: conversationId, sequence })
}

/** Takes a photo out of every message that shows it, or puts it back. Removed, no message can send it again. */
export async function setPictureRemoved(tx: Transaction, id: string, isRemoved: boolean): Promise<void> {
  await tx.update(chatPhoto).set({ isRejected: isRemoved }).where(eq(chatPhoto.id, id))
  const changed = await tx
    .update(message)
    .set({ isRemoved })
    .where(and(eq(message.photoId, id), ne(message.isRemoved, isRemoved)))
    .returning({ conversation: message.conversationId, sequence: message.sequence })
  for (const place of changed) await publishChange(tx, place)
}

/** Replaces the message in the open pages of both members, and in what pages that were away still receive. */
async function publishChange(tx: Transaction, { conversation, sequence }: MessagePlace): Promise<void> {
  const [found] = await tx
    .select(messageColumns)
    .from(message)
    .leftJoin(chatPhoto, eq(chatPhoto.id, message.photoId))
    .where(and(eq(message.conversationId, conversation), eq(message.sequence, sequence)))
  if (!found) return
  const change = {
    conversation,
    message: messageView(found.message, found.photo),
    last_message: previewOf(found.message),
  }
  await redactMessage(tx, change)
  const isShown = and(
    eq(conversationMember.conversationId, conversation),
    lt(conversationMember.deletedUpTo, sequence),
    isNotBlocked(conversationMember.memberId, conversationMember.otherId),
  )
  const sides = await tx.select().from(conversationMember).where(isShown)
  await publishEvents(
    tx,
    ...sides.map(({ brandId, memberId, otherId: profile }) => ({
      brandId,
      memberId,
      event: { kind: 'message_changed', profile, ...change } as const,
    })),
  )
}
