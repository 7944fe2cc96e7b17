import { and, eq, gt, notInArray } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { pushSubscription, session } from '../../tables/account.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import { MINUTE_MS, SECOND_MS } from '../../time.ts'

/** Enough for an open conversation to report that it was read. */
export const READING_MS = 4 * SECOND_MS

/** Longer than a session's `last_seen_at` may lag behind while a page is looked at. */
const ACTIVE_MS = 10 * MINUTE_MS

/**
 * Whether the member uses the site in another browser now, where the conversation may be open. The service
 * worker knows of its own browser. Only a push message's first attempt waits for it.
 */
export async function mayBeReading(
  db: Queryable,
  { channel, kind, memberId, subscriptionId, attempts }: OutboxRow,
  now: Date,
): Promise<boolean> {
  if (channel !== 'push' || kind !== 'new-message' || attempts > 1) return false
  if (memberId === null || subscriptionId === null) return false
  const here = db
    .select({ id: pushSubscription.sessionId })
    .from(pushSubscription)
    .where(eq(pushSubscription.id, subscriptionId))
  const isElsewhere = and(
    eq(session.memberId, memberId),
    gt(session.lastSeenAt, new Date(now.getTime() - ACTIVE_MS)),
    notInArray(session.id, here),
  )
  return (await db.$count(session, isElsewhere)) > 0
}
