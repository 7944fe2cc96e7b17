import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { conversationMember } from '../tables/chat.ts'
import { userEvent } from '../tables/events.ts'

const conversationId = sql`event -> 'chat' -> 'conversation' ->> 'id'`
const otherId = sql`event -> 'chat' -> 'profile' ->> 'id'`

/**
 * Takes messages out of stored events, which a page that was away would otherwise still receive. They keep their numbers,
 * and tell the page that the conversation is gone.
 */
async function redact(db: Queryable, owners: SQL, concerns: SQL): Promise<void> {
  await db.execute(sql`
    update ${userEvent} set event = jsonb_build_object('kind', 'chat_deleted', 'conversation', ${conversationId})
    where member_id in (${owners}) and event ->> 'kind' = 'message' and ${concerns}
  `)
}

/** After a member has deleted a conversation for themselves. */
export function redactConversation(db: Queryable, memberId: string, conversation: string): Promise<void> {
  return redact(db, sql`${memberId}`, sql`${conversationId} = ${conversation}`)
}

/** After a block, on both sides. */
export async function redactPair(db: Queryable, one: string, other: string): Promise<void> {
  await redact(db, sql`${one}`, sql`${otherId} = ${other}`)
  await redact(db, sql`${other}`, sql`${otherId} = ${one}`)
}

/** After a member has left, for everyone with whom they have a conversation. */
export function redactMember(db: Queryable, memberId: string): Promise<void> {
  const others = sql`select member_id from ${conversationMember} mine where mine.other_id = ${memberId}`
  return redact(db, others, sql`${otherId} = ${memberId}`)
}
