import { and, eq } from 'drizzle-orm'
import { newId } from '../../db/new-id.ts'
import type { IdentityCase, Person } from '../../http/fixtures/identity.ts'
import { conversation, conversationMember, message } from '../../tables/chat.ts'

/** Finds or inserts the conversation of two members, with a message from the other one; returns its id. */
export async function makeConversation(
  { database: { db } }: Pick<IdentityCase, 'database'>,
  one: Person,
  other: Person,
): Promise<string> {
  const isIt = and(
    eq(conversationMember.memberId, one.memberId),
    eq(conversationMember.otherId, other.memberId),
  )
  const [known] = await db
    .select({ id: conversationMember.conversationId })
    .from(conversationMember)
    .where(isIt)
  if (known) return known.id
  const [id, now, { brandId }] = [newId(), new Date(), one]
  await db.insert(conversation).values({ id, brandId, lastSequence: 1, lastMessageAt: now, createdAt: now })
  const side = (mine: Person, theirs: Person) => ({
    conversationId: id,
    brandId,
    memberId: mine.memberId,
    otherId: theirs.memberId,
  })
  await db.insert(conversationMember).values([side(one, other), side(other, one)])
  const hello = { brandId, senderId: other.memberId, id: newId(), body: 'Hello', createdAt: now }
  await db.insert(message).values({ conversationId: id, sequence: 1, ...hello })
  return id
}
