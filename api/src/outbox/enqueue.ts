import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { pushSubscription } from '../tables/account.ts'
import { outbox } from '../tables/outbox.ts'
import { currentTrace } from '../tracing/spans.ts'
import type { OutboxMessage } from './message.ts'

type PushMessage = Extract<OutboxMessage, { readonly channel: 'push' }>

/**
 * Enqueues a message in the transaction that causes it, so that a rollback takes it back. The sender polls
 * twice a second and is not notified, because NOTIFY makes PostgreSQL commit the writers one after the other.
 */
export async function enqueue(tx: Transaction, message: OutboxMessage): Promise<void> {
  if (message.channel === 'push') return enqueuePush(tx, message)
  const row = { id: newId(), ...message, memberId: message.memberId ?? null, traceParent: currentTrace() }
  await tx.insert(outbox).values(row).onConflictDoNothing()
}

/** Inserts a row for each subscribed browser, so that each is retried on its own. */
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
    traceParent: currentTrace(),
    ...(dedupeKey !== undefined && { dedupeKey: `${dedupeKey} ${subscriptionId}` }),
  }))
  if (rows.length > 0) await tx.insert(outbox).values(rows).onConflictDoNothing()
}
