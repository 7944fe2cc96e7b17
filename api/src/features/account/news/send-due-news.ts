import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { nextNewsTime } from '../../../outbox/news/next-news-time.ts'
import { quietUntil } from '../../../outbox/news/quiet-until.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { newsDue, newsSent } from '../../../tables/outbox.ts'
import { memberSearch } from '../../../tables/search.ts'
import { findZone } from '../../site/country/find-zone.ts'
import { findNews, isNothing } from './find-news.ts'

/** Members per transaction. */
const BATCH_SIZE = 100

/**
 * Decides for each member whose news is due whether to mail it all, wait, or drop it. Row and mail change in
 * one transaction, so that two workers mail nothing twice. Returns the number of mails.
 */
export async function sendDueNews(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  now: Date,
): Promise<number> {
  for (let sent = 0; ; ) {
    const batch = await inTransaction(async (tx) => {
      const due = await tx
        .select()
        .from(newsDue)
        .where(lte(newsDue.dueAt, now))
        .orderBy(asc(newsDue.dueAt))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })
      let mails = 0
      for (const row of due) if (await decide(tx, row, now)) mails += 1
      return { mails, isLast: due.length < BATCH_SIZE }
    })
    sent += batch.mails
    if (batch.isLast) return sent
  }
}

/** Returns whether there is a mail. */
async function decide(tx: Transaction, { brandId, memberId }: MemberKey, now: Date): Promise<boolean> {
  const key = { brandId, memberId }
  const lastVisit = await findReachable(tx, key)
  if (!lastVisit) return drop(tx, key)
  const sent = await findSent(tx, key)
  const later = quietUntil(await findZone(tx, key), now) ?? nextNewsTime({ lastVisit, sent }, now)
  if (later) {
    await tx.update(newsDue).set({ dueAt: later }).where(eq(newsDue.memberId, memberId))
    return false
  }
  const since = new Date(Math.max(0, ...sent.map((date) => date.getTime())))
  const news = await findNews(tx, key, since)
  await drop(tx, key)
  if (isNothing(news)) return false
  await tx.insert(newsSent).values({ ...key, sentAt: now })
  const data = { ...news, since: since.toISOString() }
  await enqueue(tx, { ...key, channel: 'mail', kind: 'news', data })
  return true
}

/** The member's last visit; undefined if they get no notification mails at present (§4). */
async function findReachable(tx: Transaction, { memberId }: MemberKey): Promise<Date | undefined> {
  const [found] = await tx
    .select({ lastActive: memberSearch.lastActive, disabled: member.notificationsDisabled })
    .from(member)
    .innerJoin(memberSearch, eq(memberSearch.memberId, member.id))
    .where(and(eq(member.id, memberId), eq(member.status, 'confirmed')))
  return found?.disabled.length === 0 ? found.lastActive : undefined
}

async function findSent(tx: Transaction, { memberId }: MemberKey): Promise<Date[]> {
  const rows = await tx
    .select({ sentAt: newsSent.sentAt })
    .from(newsSent)
    .where(eq(newsSent.memberId, memberId))
  return rows.map(({ sentAt }) => sentAt)
}

async function drop(tx: Transaction, { memberId }: MemberKey): Promise<false> {
  await tx.delete(newsDue).where(eq(newsDue.memberId, memberId))
  return false
}
