import { getTableName, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../api/src/db/database.ts'
import { newFileNames } from '../../api/src/pictures/save-picture.ts'
import { member } from '../../api/src/tables/account.ts'
import {
  chatPhoto,
  conversation,
  conversationMember,
  message,
  receivedGift,
  startedConversation,
} from '../../api/src/tables/chat.ts'
import { memberLike, photo, profile } from '../../api/src/tables/members.ts'
import { memberSearch } from '../../api/src/tables/search.ts'
import { insertRows } from './insert-rows.ts'
import type { Town } from './make-town.ts'
import { galleryOf } from './people/gallery.ts'
import type { Person } from './people/make-people.ts'
import { storeGalleries } from './store-galleries.ts'
import type { ChatRows, LikeRow } from './town-rows.ts'

/** The tables that a town has rows in. */
export const worldTables = [
  member,
  profile,
  photo,
  memberSearch,
  memberLike,
  conversation,
  conversationMember,
  chatPhoto,
  message,
  startedConversation,
  receivedGift,
] as const

interface StoreOptions {
  readonly now: Date
  /** Whether the members have photos: a world for benchmarks would need more than anyone paints. */
  readonly hasPhotos: boolean
}

export async function storeTown(
  tx: Queryable,
  { people, likes, ...chats }: Town,
  { now, hasPhotos }: StoreOptions,
): Promise<void> {
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
  if (hasPhotos) await storeGalleries(tx, people.map(galleryIn), now)
  await fillSearchTable(tx, people)
  await storeLife(tx, { likes, ...chats })
}

function galleryIn({ member }: Person) {
  const { id: memberId, brandId } = member
  return { brandId, memberId, photos: galleryOf(member) }
}

/** Fills the search table, because its triggers may be off, and sets the times of activity. */
async function fillSearchTable(tx: Queryable, people: Town['people']) {
  const ids = sql.param(people.map(({ member: { id } }) => id))
  const moments = sql.param(people.map(({ lastActive }) => lastActive.toISOString()))
  await tx.execute(sql`select sync_member_search(${ids}::text[])`)
  await tx.execute(sql`
    update ${memberSearch} set last_active = here.at
    from unnest(${ids}::text[], ${moments}::timestamptz[]) here (id, at)
    where ${memberSearch.memberId} = here.id
  `)
}

/** Stores likes and chats between existing members. */
export async function storeLife(
  tx: Queryable,
  { likes, ...chats }: ChatRows & { readonly likes: readonly LikeRow[] },
): Promise<void> {
  await insertRows(tx, memberLike, likes)
  await insertRows(tx, conversation, chats.conversations)
  await insertRows(tx, conversationMember, chats.conversationMembers)
  await insertRows(
    tx,
    chatPhoto,
    chats.photos.map((row) => ({ ...row, ...newFileNames(row.id) })),
  )
  await insertRows(tx, message, chats.messages)
  await insertRows(tx, startedConversation, chats.startedConversations)
  await insertRows(tx, receivedGift, chats.receivedGifts)
  await raiseActivity(tx, { likes, ...chats })
}

/** A member who wrote or liked was here then, or the presence in a chat would contradict its last message. */
async function raiseActivity(
  tx: Queryable,
  { likes, messages }: Pick<ChatRows, 'messages'> & { readonly likes: readonly LikeRow[] },
): Promise<void> {
  const acts = [
    ...likes.map(({ memberId, createdAt }) => [memberId, createdAt] as const),
    ...messages.map(({ senderId, createdAt }) => [senderId, createdAt] as const),
  ]
  const latest = new Map<string, Date>()
  for (const [id, at] of acts) if (at > (latest.get(id) ?? new Date(0))) latest.set(id, at)
  await tx.execute(sql`
    update ${memberSearch} set last_active = act.at
    from unnest(
      ${sql.param([...latest.keys()])}::text[],
      ${sql.param([...latest.values()].map((at) => at.toISOString()))}::timestamptz[]
    ) act (id, at)
    where ${memberSearch.memberId} = act.id and last_active < act.at
  `)
}

/**
 * Skips foreign key checks for the rest of the transaction: each row refers only to earlier ones, and checking millions takes
 * as long as storing them. Does nothing if the database user lacks the privilege, or if one of the tables has a trigger,
 * which would be skipped too; except the search triggers, whose work `storeTown` does itself.
 */
export async function skipForeignKeyChecks(tx: Transaction): Promise<void> {
  const names = worldTables.map((table) => getTableName(table))
  await tx.execute(sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'set') and not exists (
      select from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and tgname not like 'search\\_follows\\_%' and relnamespace = 'public'::regnamespace and relname in ${names}
    )
  `)
}
