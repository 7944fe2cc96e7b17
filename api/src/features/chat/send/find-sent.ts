import type { AnswerOf, sendMessage as endpoint, InputOf } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import { chatPhoto, conversationMember, message } from '../../../tables/chat.ts'
import { summaryOf } from '../../members/profile/profile-summary.ts'
import { chatEntryOf } from '../chat-entry.ts'
import type { ChatViewer } from '../conversation.ts'
import { activityAt, findPartner } from '../find-partner.ts'
import { messageColumns, messageView } from '../message-view.ts'
import { type ContentRow, contentRow } from './content-row.ts'
import { cleanText } from './message-text.ts'

type SendInput = InputOf<typeof endpoint>['body']
type SentMessage = Pick<AnswerOf<typeof endpoint>, 'message' | 'chat'>

interface Retry extends Pick<SendInput, 'id' | 'profile' | 'content'> {
  readonly conversationId: string
}

/** The message that an earlier try of this request sent. The same id with other content is refused. */
export async function findSent(
  db: Queryable,
  viewer: ChatViewer,
  { conversationId, id, profile: otherId, content }: Retry,
  now: Date,
): Promise<SentMessage | undefined> {
  const { memberId } = viewer
  const [found] = await db
    .select({ ...messageColumns, deletedUpTo: conversationMember.deletedUpTo })
    .from(message)
    .innerJoin(
      conversationMember,
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.conversationId, message.conversationId),
      ),
    )
    .leftJoin(chatPhoto, eq(chatPhoto.id, message.photoId))
    // The conversation is a value, not a join, so that the database plans a single partition.
    .where(
      and(eq(message.conversationId, conversationId), eq(message.senderId, memberId), eq(message.id, id)),
    )
  if (!found) return undefined
  // Not checked against the brand's settings, which may have changed since the message was sent.
  const sent = contentRow(content)
  const row = { ...sent, body: cleanText(sent.body) }
  const isSame = (Object.keys(row) as (keyof ContentRow)[]).every((name) => row[name] === found.message[name])
  // If staff have removed the message, its words are in the decision.
  if (!isSame && !found.message.isRemoved) refuse('id_reused')
  const isDeleted = found.message.sequence <= found.deletedUpTo
  return {
    message: messageView(found.message, found.photo),
    chat: isDeleted ? null : await findEntry(db, viewer, { otherId, last: found.message }, now),
  }
}

interface Sent {
  readonly otherId: string
  readonly last: NonNullable<Parameters<typeof chatEntryOf>[0]['last']>
}

/** Null if one of the two has blocked the other since, or the other one has left. */
async function findEntry(db: Queryable, viewer: ChatViewer, { otherId, last }: Sent, now: Date) {
  try {
    const partner = await findPartner(db, viewer, otherId)
    if (!partner.chat) return null
    const other = { summary: summaryOf(partner, now), lastActive: activityAt(partner, now) }
    return chatEntryOf({ id: partner.chat.id, other, unread: 0, last })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
