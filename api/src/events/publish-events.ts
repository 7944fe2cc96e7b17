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

/** Stores events for members' open pages in the transaction that causes them; they are sent once it commits. */
export async function publishEvents(tx: Transaction, ...events: readonly MemberEvent[]): Promise<void> {
  // Always in the same order, so that concurrent transactions cannot deadlock on the cursors.
  for (const event of events.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
    await publishEvent(tx, event)
  }
}

async function publishEvent(tx: Transaction, { brandId, memberId, event }: MemberEvent) {
  announce(tx, memberId)
  await tx.execute(sql`
    with next as (
      insert into ${userEventCursor} as cursor (member_id, brand_id, last_sequence)
      values (${memberId}, ${brandId}, 1)
      on conflict (member_id) do update set last_sequence = cursor.last_sequence + 1
      returning last_sequence
    )
    insert into ${userEvent} (member_id, sequence, event)
    select ${memberId}, last_sequence, ${JSON.stringify(event)}::jsonb from next
  `)
}
