import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { pushSubscription } from '../tables/account.ts'
import { outbox } from '../tables/outbox.ts'
import type { OutboxMessage } from './message.ts'

type PushMessage = Extract<OutboxMessage, { readonly channel: 'push' }>

/**
 * Writes what is to be sent, in the transaction that gives the reason for it: what is undone is not told. The sender
 * finds it within a second; nothing else is notified here, for NOTIFY in a transaction makes writers wait in line.
 */
export async function enqueue(tx: Transaction, message: OutboxMessage): Promise<void> {
  if (message.channel === 'push') return enqueuePush(tx, message)
  const row = { id: newId(), ...message, memberId: message.memberId ?? null }
  await tx.insert(outbox).values(row).onConflictDoNothing()
}

/** A row for each browser: what fails at one is tried again there alone. */
async function enqueuePush(tx: Transaction, { dedupeKey, ...message }: PushMessage) {
  const { brandId, memberId } = message
  const browsers = await tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(sql`${pushSubscription.brandId} = ${brandId} and ${pushSubscription.memberId} = ${memberId}`)
  const rows = browsers.map(({ id: subscriptionId }) => ({
    ...message,
    id: newId(),
    subscriptionId,
    ...(dedupeKey !== undefined && { dedupeKey: `${dedupeKey} ${subscriptionId}` }),
  }))
  if (rows.length > 0) await tx.insert(outbox).values(rows).onConflictDoNothing()
}
