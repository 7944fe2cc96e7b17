import type { Queryable } from '../db/database.ts'
import { member } from '../features/account/tables.ts'
import { conversation, conversationMember, message } from '../features/chat/tables.ts'
import { memberLike, profile } from '../features/members/tables.ts'
import { insertRows } from './insert-rows.ts'
import type { Town } from './make-town.ts'
import type { ChatRows, LikeRow } from './town.ts'

/** What a town has rows in. */
export const worldTables = [member, profile, memberLike, conversation, conversationMember, message] as const

export async function storeTown(tx: Queryable, { people, likes, ...chats }: Town): Promise<void> {
  await insertRows(
    tx,
    member,
    people.map((person) => person.member),
  )
  await insertRows(
    tx,
    profile,
    people.map((person) => person.profile),
  )
  await storeLife(tx, { likes, ...chats })
}

/** What happened between members that are there already. */
export async function storeLife(
  tx: Queryable,
  { likes, conversations, conversationMembers, messages }: ChatRows & { readonly likes: readonly LikeRow[] },
): Promise<void> {
  await insertRows(tx, memberLike, likes)
  await insertRows(tx, conversation, conversations)
  await insertRows(tx, conversationMember, conversationMembers)
  await insertRows(tx, message, messages)
}
