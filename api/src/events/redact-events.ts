import type { UserEventOf } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { conversationMember } from '../tables/chat.ts'
import { profileId, userEvent } from '../tables/events.ts'

const conversationId = sql`coalesce(event -> 'chat' -> 'conversation' ->> 'id', event ->> 'conversation')`
const otherId = sql`coalesce(event -> 'chat' -> 'profile' ->> 'id', event ->> 'profile')`
const isOfMessage = sql`event ->> 'kind' in ('message', 'message_changed')`

/**
 * Takes messages out of stored events, which a page that was away would otherwise still receive. They keep their numbers,
 * and tell the page that the conversation is gone.
 */
async function redactMessages(db: Queryable, owners: SQL, concerns: SQL): Promise<void> {
  await db.execute(sql`
    update ${userEvent} set event = jsonb_build_object('kind', 'chat_deleted', 'conversation', ${conversationId})
    where member_id in (${owners}) and ${isOfMessage} and ${concerns}
  `)
}

/** Takes the member's name and picture out of the likes and matches in others' events. */
async function redactLikes(db: Queryable, memberId: string, owner?: string): Promise<void> {
  const isOwners = owner === undefined ? sql`true` : sql`member_id = ${owner}`
  await db.execute(sql`
    update ${userEvent} set event = jsonb_build_object(
      'kind', 'like_ended', 'profile', ${profileId},
      'way', case event ->> 'kind' when 'like_given' then 'given' else 'received' end
    )
    where ${profileId} = ${memberId} and ${isOwners}
  `)
}

/** After a member has deleted a conversation for themselves. */
export function redactConversation(db: Queryable, memberId: string, conversation: string): Promise<void> {
  return redactMessages(db, sql`${memberId}`, sql`${conversationId} = ${conversation}`)
}

/** After a block, on both sides. */
export async function redactPair(db: Queryable, one: string, other: string): Promise<void> {
  for (const [owner, about] of [
    [one, other],
    [other, one],
  ] as const) {
    await redactMessages(db, sql`${owner}`, sql`${otherId} = ${about}`)
    await redactLikes(db, about, owner)
  }
}

/** Takes the comment on a like out of the stored events of both members. */
export async function redactComment(db: Queryable, one: string, other: string): Promise<void> {
  await db.execute(sql`
    update ${userEvent} set event = jsonb_set(event, '{comment}', 'null')
    where event ->> 'kind' = 'like_comment'
      and ((member_id = ${one} and ${profileId} = ${other}) or (member_id = ${other} and ${profileId} = ${one}))
  `)
}

/** After staff have removed what a message said, or restored it, for both members. */
export async function redactMessage(
  db: Queryable,
  { conversation, message, last_message }: Omit<UserEventOf<'message_changed'>, 'kind' | 'profile'>,
): Promise<void> {
  const owners = sql`select member_id from ${conversationMember} where conversation_id = ${conversation}`
  const last = sql`${JSON.stringify(last_message)}::jsonb`
  const changed = sql`jsonb_set(event, '{message}', ${JSON.stringify(message)}::jsonb)`
  // An event has one or the other; the path that it lacks changes nothing.
  await db.execute(sql`
    update ${userEvent}
    set event = jsonb_set(jsonb_set(${changed}, '{chat,last_message}', ${last}), '{last_message}', ${last}, false)
    where member_id in (${owners}) and ${isOfMessage} and ${conversationId} = ${conversation}
      and (event -> 'message' ->> 'sequence')::integer = ${message.sequence}
  `)
}

/** After staff have removed a member's name, for everyone whose events hold it. */
export async function redactName(db: Queryable, memberId: string, name: string): Promise<void> {
  const shown = sql`to_jsonb(${name}::text)`
  await db.execute(sql`
    update ${userEvent} set event = jsonb_set(event, '{profile,name}', ${shown}) where ${profileId} = ${memberId}
  `)
  const others = sql`select member_id from ${conversationMember} mine where mine.other_id = ${memberId}`
  await db.execute(sql`
    update ${userEvent} set event = jsonb_set(event, '{chat,profile,name}', ${shown})
    where member_id in (${others}) and event -> 'chat' -> 'profile' ->> 'id' = ${memberId}
  `)
}

/** After a member has left, for everyone with whom they have a conversation, a like or a match. */
export async function redactMember(db: Queryable, memberId: string): Promise<void> {
  const others = sql`select member_id from ${conversationMember} mine where mine.other_id = ${memberId}`
  await redactMessages(db, others, sql`${otherId} = ${memberId}`)
  await redactLikes(db, memberId)
}
