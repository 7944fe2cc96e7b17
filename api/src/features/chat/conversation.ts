import { type Conversation, MESSAGES_PAGE, type UserRole } from 'contracts'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import { chatPhoto, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { wantsAnother } from '../members/orientation-rules.ts'
import { summaryOf } from '../members/profile/profile-summary.ts'
import { historyLimit } from './chat-entry.ts'
import { activityAt, findOtherId, findPartner, type Partner, writerOf } from './find-partner.ts'
import { messageColumns, messageView } from './message-view.ts'
import { conversationsLeft, writingRefusal } from './writing-rules.ts'

export interface ChatViewer extends MemberKey {
  readonly role: UserRole
}

interface ChatRequest {
  readonly conversation?: string | undefined
  readonly profile?: string | undefined
  readonly before?: number | undefined
}

/** One conversation with its latest messages, or the latest before a sequence number. */
export async function findConversation(
  db: Queryable,
  viewer: ChatViewer,
  { conversation, profile, before }: ChatRequest,
  now: Date,
): Promise<Conversation> {
  const otherId = conversation === undefined ? profile : await findOtherId(db, viewer, conversation)
  if (otherId === undefined) refuse('invalid_input', { fields: { conversation: 'invalid_input' } })
  const partner = await findPartner(db, viewer, otherId)
  const { chat, acquaintance } = partner
  const writer = writerOf(viewer, partner)
  const wanted = wantsAnother(partner.shown, partner.chosen, partner.viewerGender)
  return {
    conversation: chat && { id: chat.id },
    profile: summaryOf(partner, now),
    last_active: activityAt(partner, now),
    ...(await findMessages(db, viewer, { chat, before }, now)),
    read_up_to: chat?.mine.readUpTo ?? 0,
    their_read_up_to: chat?.theirs.readUpTo ?? 0,
    their_delivered_up_to: chat?.theirs.deliveredUpTo ?? 0,
    has_written: acquaintance.hasWritten,
    ...(wanted && { wants_another: wanted }),
    refusal: writingRefusal(writer, partner, acquaintance),
    conversations_left: conversationsLeft(writer),
  }
}

interface Page {
  readonly chat: Partner['chat']
  readonly before: number | undefined
}

type Messages = Pick<Conversation, 'messages' | 'up_to' | 'has_older' | 'is_limited'>

async function findMessages(
  db: Queryable,
  { role }: ChatViewer,
  { chat, before }: Page,
  now: Date,
): Promise<Messages> {
  if (!chat) return { messages: [], up_to: 0, has_older: false, is_limited: false }
  const found = await db
    .select(messageColumns)
    .from(message)
    .leftJoin(chatPhoto, eq(chatPhoto.id, message.photoId))
    .where(
      and(
        eq(message.conversationId, chat.id),
        gt(message.sequence, chat.mine.deletedUpTo),
        before === undefined ? undefined : lt(message.sequence, before),
      ),
    )
    .orderBy(desc(message.sequence))
    .limit(MESSAGES_PAGE + 1)
  const limit = historyLimit(role, now)
  const visible = limit ? found.filter(({ message: { createdAt } }) => createdAt >= limit) : found
  return {
    messages: visible
      .slice(0, MESSAGES_PAGE)
      .toReversed()
      .map((row) => messageView(row.message, row.photo)),
    up_to: before === undefined ? chat.lastSequence : Math.min(before - 1, chat.lastSequence),
    has_older: visible.length > MESSAGES_PAGE,
    is_limited: visible.length < found.length && visible.length <= MESSAGES_PAGE,
  }
}
