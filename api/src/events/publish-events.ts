import type { UserEvent } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { announce } from '../db/transaction.ts'
import { userEvent, userEventCursor } from '../tables/events.ts'

/** An event for one member's open pages. */
export interface MemberEvent {
  readonly brandId: string
  readonly memberId: string
  readonly event: UserEvent
}

/** Stores events for members' open pages in the transaction that causes them, to send on commit. */
export async function publishEvents(tx: Transaction, ...events: readonly MemberEvent[]): Promise<void> {
  if (events.length === 0) return
  for (const { memberId } of events) announce(tx, memberId)
  const column = (value: (event: MemberEvent) => string) => sql.param(events.map(value))
  // Cursors are locked in the order of the members, so that concurrent transactions cannot deadlock.
  await tx.execute(sql`
    with published as (
      select * from unnest(
        ${column(({ brandId }) => brandId)}::text[],
        ${column(({ memberId }) => memberId)}::text[],
        ${column(({ event }) => JSON.stringify(event))}::jsonb[]
      ) with ordinality as published (brand_id, member_id, event, place)
    ), next as (
      insert into ${userEventCursor} as cursor (member_id, brand_id, last_sequence)
      select member_id, brand_id, count(*) from published group by member_id, brand_id order by member_id
      on conflict (member_id) do update set last_sequence = cursor.last_sequence + excluded.last_sequence
      returning member_id, last_sequence
    )
    insert into ${userEvent} (member_id, sequence, event)
    select member_id, last_sequence + 1 - row_number() over (partition by member_id order by place desc), event
    from published join next using (member_id)
  `)
}

const SESSION = 'session of '

/** Has open streams of the member closed on commit, if the sessions that they belong to are over. */
export function announceSessionEnd(tx: Transaction, memberId: string) {
  announce(tx, SESSION + memberId)
}

/** The member whom an announced name is about. */
export function memberNamed(name: string): string {
  return memberOfSession(name) ?? name
}

/** The member whose session has ended; undefined if the announcement is one of events. */
export function memberOfSession(name: string): string | undefined {
  return name.startsWith(SESSION) ? name.slice(SESSION.length) : undefined
}
