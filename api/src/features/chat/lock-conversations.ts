import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { conversation, conversationMember } from '../../tables/chat.ts'

/**
 * Makes whatever changes these conversations of a member wait for each other. A statement of its own, so that
 * the next one sees what the others have committed meanwhile; counts of unread messages depend on that.
 */
export async function lockConversations(
  tx: Transaction,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  await lock(tx, memberId, inArray(conversationMember.conversationId, [...ids]))
}

/** The same for the conversation with another member; returns its id if there is one. */
export async function lockConversationWith(
  tx: Transaction,
  memberId: string,
  otherId: string,
): Promise<string | undefined> {
  const [locked] = await lock(tx, memberId, eq(conversationMember.otherId, otherId))
  return locked?.id
}

/** In the order of the ids, against deadlocks. */
function lock(tx: Transaction, memberId: string, concerns: SQL) {
  return tx
    .select({ id: conversation.id })
    .from(conversation)
    .innerJoin(conversationMember, eq(conversationMember.conversationId, conversation.id))
    .where(and(eq(conversationMember.memberId, memberId), concerns))
    .orderBy(asc(conversation.id))
    .for('update', { of: conversation })
}
