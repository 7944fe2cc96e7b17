import { and, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { OtherDatabases } from '../../../db/databases/other-databases.ts'
import { inBatches } from '../../../db/statements/in-batches.ts'
import { describeError } from '../../../http/server/log.ts'
import type { Webhook } from '../../../payments/port.ts'
import { paymentEvent } from '../../../tables/orders.ts'
import { DAY_MS, SECOND_MS } from '../../../time.ts'
import { findOrderOfPayment } from '../order/find-orders.ts'
import type { OrderServices } from '../order/order-services.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { removeOldRefusals } from './refused-webhooks.ts'

export type StoredEvent = Pick<typeof paymentEvent.$inferSelect, 'id' | 'paymentId'>

/** Stores a webhook before anything else happens; undefined if it was stored before. */
async function storeEvent(
  db: Queryable,
  { eventId, type, paymentId }: Webhook,
  body: unknown,
  receivedAt: Date,
): Promise<StoredEvent | undefined> {
  const row = { id: eventId, type, paymentId: paymentId ?? null, body, receivedAt }
  const [stored] = await db.insert(paymentEvent).values(row).onConflictDoNothing().returning()
  return stored
}

interface Places {
  readonly db: Queryable
  readonly otherDatabases: OtherDatabases
}

/**
 * Stores a webhook where its order is: the switch knows one address for all brands. The jobs there handle what is stored
 * elsewhere, so only an event that is new and of this database is returned.
 */
export async function storeWhereOrderIs(
  { db, otherDatabases }: Places,
  webhook: Webhook,
  body: unknown,
  receivedAt: Date,
): Promise<StoredEvent | undefined> {
  const { paymentId } = webhook
  if (otherDatabases.isEmpty || paymentId === undefined || (await findOrderOfPayment(db, paymentId)))
    return storeEvent(db, webhook, body, receivedAt)
  const stored = await otherDatabases.each(async (other) => {
    if (!(await findOrderOfPayment(other.db, paymentId))) return false
    await storeEvent(other.db, webhook, body, receivedAt)
    return true
  })
  return stored.includes(true) ? undefined : storeEvent(db, webhook, body, receivedAt)
}

/** Settles a webhook's order. Without an answer from the switch, leaves the event for the job. */
async function handleEvent(services: OrderServices, { id, paymentId }: StoredEvent): Promise<boolean> {
  const { database, clock } = services
  const order = paymentId === null ? undefined : await findOrderOfPayment(database.db, paymentId)
  if (order && !(await settleOrder(services, order))) return false
  await database.db.update(paymentEvent).set({ handledAt: clock.now() }).where(eq(paymentEvent.id, id))
  return true
}

/** Webhooks that their own process has had the time to handle. */
const GRACE = 10 * SECOND_MS
const BATCH_SIZE = 500
/** Failures after which the switch is taken to be out of order, so that other jobs do not wait for it. */
const MAX_FAILURES = 5
/** The days for which a payment may still change. */
const RETENTION = 35 * DAY_MS

/** Handles stored webhooks that were left: their process ended, or the switch gave no answer. */
export async function handleLeftEvents(services: OrderServices): Promise<void> {
  const { database, clock } = services
  const until = new Date(clock.now().getTime() - GRACE)
  const left = await database.db
    .select({ id: paymentEvent.id, paymentId: paymentEvent.paymentId })
    .from(paymentEvent)
    .where(and(isNull(paymentEvent.handledAt), lte(paymentEvent.receivedAt, until)))
    // Newest first: a few that always fail must not keep all others waiting.
    .orderBy(desc(paymentEvent.receivedAt))
    .limit(BATCH_SIZE)
  let failures = 0
  for (const event of left) {
    if (!(await handleSafely(services, event))) failures += 1
    if (failures === MAX_FAILURES) return
  }
}

/** Handles an event; false if that failed, which is logged. */
export async function handleSafely(services: OrderServices, event: StoredEvent): Promise<boolean> {
  try {
    return await handleEvent(services, event)
  } catch (error) {
    const { message } = describeError(error)
    services.log.error(`The payment event ${event.id} could not be handled: ${message}`)
    return false
  }
}

/** Removes webhooks that are too old to matter, refused ones too. The orders hold what became of the others. */
export async function removeOldEvents({ database, clock }: Pick<OrderServices, 'database' | 'clock'>) {
  await removeOldRefusals(database, clock.now())
  const until = new Date(clock.now().getTime() - RETENTION)
  await inBatches((limit) => {
    const { db } = database
    const old = db
      .select({ id: paymentEvent.id })
      .from(paymentEvent)
      .where(lt(paymentEvent.receivedAt, until))
      .limit(limit)
    return db.delete(paymentEvent).where(inArray(paymentEvent.id, old))
  })
}
