import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { chatPhoto, conversation, conversationMember, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { photoRow } from '../members/photos/fixture-photo.ts'
import { openConversation } from './send/open-conversation.ts'

type Db = Pick<Database, 'db'>
type MessageValues = Partial<typeof message.$inferInsert>

/** The id of the conversation of two members, if they have one. */
export async function findConversation(
  { db }: Db,
  one: MemberKey,
  other: MemberKey,
): Promise<string | undefined> {
  const isIt = and(
    eq(conversationMember.memberId, one.memberId),
    eq(conversationMember.otherId, other.memberId),
  )
  const [known] = await db
    .select({ id: conversationMember.conversationId })
    .from(conversationMember)
    .where(isIt)
  return known?.id
}

/** Inserts a message, and the conversation if it is the first one; a text unless overridden. */
export async function addMessage(database: Db, from: MemberKey, to: MemberKey, values: MessageValues = {}) {
  const { db } = database
  const { createdAt = new Date() } = values
  const known = await findConversation(database, from, to)
  const conversationId = known ?? (await openConversation(db, from, to.memberId, createdAt))
  const [counted] = await db
    .update(conversation)
    .set({ lastSequence: sql`${conversation.lastSequence} + 1`, lastMessageAt: createdAt })
    .where(eq(conversation.id, conversationId))
    .returning({ sequence: conversation.lastSequence })
  const row = {
    conversationId,
    sequence: counted?.sequence ?? 0,
    brandId: from.brandId,
    senderId: from.memberId,
    id: newId(),
    body: 'Hi',
    createdAt,
    ...values,
  }
  await db.insert(message).values(row)
  return row
}

/** A chat photo without files, or with the given ones. */
export async function addChatPhoto(
  { db }: Db,
  { brandId, memberId }: MemberKey,
  overrides: Partial<typeof chatPhoto.$inferInsert> = {},
) {
  const {
    status,
    rejection,
    isMain,
    isPrivate,
    position,
    memberId: ownerId,
    ...picture
  } = photoRow({
    brandId,
    memberId,
  })
  const row = { ...picture, ownerId, ...overrides }
  await db.insert(chatPhoto).values(row)
  return row
}
