import type { ChatEntry, Message } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { type MemberEvent, publishEvents } from '../../../events/publish-events.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { noteNews } from '../../../outbox/news/note-news.ts'
import { conversation, conversationMember, message } from '../../../tables/chat.ts'
import { chatEntryOf, type Side } from '../chat-entry.ts'
import { insertReceivedGift } from '../gifts/received-gift.ts'
import { contentRow, type NewContent } from './content-row.ts'

interface Participant extends Side {
  readonly memberId: string
}

interface NewMessage {
  readonly brandId: string
  readonly conversationId: string
  readonly sender: Participant
  readonly receiver: Participant
  readonly id: string
  readonly content: NewContent
  /** False for a signup message and a comment on a like, which are not counted as written by their sender. */
  readonly isStart?: boolean
  /** Events of the same transaction: a charge's. */
  readonly events?: readonly MemberEvent[]
}

export interface SentMessage {
  readonly message: Message
  /** The conversation as its sender sees it. */
  readonly chat: ChatEntry
}

/**
 * Inserts the next message of a conversation, with its events, push message and mail. The caller holds the
 * locks of pair and conversation, and has decided that the sender may write.
 */
export async function insertMessage(tx: Transaction, sent: NewMessage, now: Date): Promise<SentMessage> {
  const { brandId, conversationId, sender, receiver, id, content } = sent
  const { sequence, unread } = await insertRow(tx, sent, now)
  await insertReceivedGift(tx, { brandId, memberId: receiver.memberId, conversationId, sequence }, content)
  const row = {
    sequence,
    senderId: sender.memberId,
    createdAt: now,
    isRemoved: false,
    ...contentRow(content),
  }
  const shown: Message = { id, sequence, from: sender.memberId, sent_at: now.toISOString(), content }
  const entry = { id: conversationId, last: row }
  const chat = chatEntryOf({ ...entry, other: receiver, unread: 0 })
  await publishEvents(
    tx,
    ...(sent.events ?? []),
    { brandId, memberId: sender.memberId, event: { kind: 'message', chat, message: shown } },
    {
      brandId,
      memberId: receiver.memberId,
      event: { kind: 'message', chat: chatEntryOf({ ...entry, other: sender, unread }), message: shown },
    },
  )
  await enqueue(tx, {
    brandId,
    memberId: receiver.memberId,
    channel: 'push',
    kind: 'new-message',
    data: { fromId: sender.memberId, conversationId, sequence },
  })
  await noteNews(tx, { brandId, memberId: receiver.memberId }, now)
  return { message: shown, chat }
}

interface InsertedRow extends Record<string, unknown> {
  readonly sequence: number
  /** The receiver's count of unread messages, this one included. */
  readonly unread: number
}

/**
 * The caller has locked the conversation, so messages get their numbers one after the other. The conversation
 * is a value everywhere, not a join, so that the database plans a single partition.
 */
async function insertRow(tx: Transaction, sent: NewMessage, now: Date): Promise<InsertedRow> {
  const { brandId, conversationId, sender, receiver, id, content, isStart = true } = sent
  const { kind, body, giftId, photoId } = contentRow(content)
  const at = now.toISOString()
  const {
    rows: [inserted],
  } = await tx.execute<InsertedRow>(sql`
    with next as (
      update ${conversation} set last_sequence = last_sequence + 1, last_message_at = ${at}
      where id = ${conversationId} and brand_id = ${brandId}
      returning last_sequence
    ), inserted as (
      insert into ${message}
        (conversation_id, sequence, brand_id, sender_id, id, kind, body, gift_id, photo_id, created_at)
      select ${conversationId}, last_sequence, ${brandId}, ${sender.memberId}, ${id}, ${kind}, ${body}, ${giftId}, ${photoId},
        ${at}
      from next
    ), written as (
      update ${conversationMember} set
        read_up_to = last_sequence,
        delivered_up_to = last_sequence,
        written_up_to = case when ${isStart} then last_sequence else written_up_to end
      from next where member_id = ${sender.memberId} and conversation_id = ${conversationId}
    )
    select last_sequence as sequence, 1 + (
      select count(*)::integer from ${message} unread, ${conversationMember} theirs
      where theirs.member_id = ${receiver.memberId} and theirs.conversation_id = ${conversationId}
        and unread.conversation_id = ${conversationId} and unread.sender_id = ${sender.memberId}
        and unread.sequence > greatest(theirs.read_up_to, theirs.deleted_up_to)
    ) as unread
    from next
  `)
  if (!inserted) throw new Error('The conversation of a new message does not exist.')
  return inserted
}
