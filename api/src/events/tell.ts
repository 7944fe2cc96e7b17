import type { UserEvent } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { announce } from '../db/transaction.ts'
import { userEvent, userEventCursor } from '../tables/events.ts'

export interface Told {
  readonly brandId: string
  readonly memberId: string
  readonly event: UserEvent
}

/** Writes what members' pages must learn, in the transaction that changes it; they hear of it when it is committed. */
export async function tell(tx: Transaction, ...told: readonly Told[]): Promise<void> {
  // In one order for everybody: two that tell each other do not wait for each other.
  for (const one of told.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) await tellOne(tx, one)
}

async function tellOne(tx: Transaction, { brandId, memberId, event }: Told) {
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
