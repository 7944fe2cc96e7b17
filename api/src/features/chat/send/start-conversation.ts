import { count, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { startedConversation } from '../../../tables/chat.ts'
import type { ChatViewer } from '../conversation.ts'
import { conversationsLeft } from '../writing-rules.ts'

/** §6: counts a conversation that a member starts, under a lock; refuses a free member at the limit. */
export async function startConversation(
  tx: Transaction,
  { brandId, memberId, role }: ChatViewer,
  otherId: string,
  createdAt: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`start ${memberId}`}, 0))`)
  const [found] = await tx
    .select({ started: count() })
    .from(startedConversation)
    .where(eq(startedConversation.memberId, memberId))
  if (conversationsLeft({ role, started: found?.started ?? 0 }) === 0) refuse('conversation_limit')
  await tx.insert(startedConversation).values({ brandId, memberId, otherId, createdAt }).onConflictDoNothing()
}
