import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { newsSent, outbox } from '../../../tables/outbox.ts'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS } from '../../../time.ts'
import { findNews, isNothing } from './find-news.ts'

/** How long after the last visit the reminder is sent, and until when at the latest. */
const REMINDED_AFTER_MS = 14 * DAY_MS
const REMINDED_BEFORE_MS = 21 * DAY_MS

/** Time without a reminder after a news mail, which has told the same. */
const AFTER_NEWS_MS = 2 * DAY_MS

const BATCH_SIZE = 100

interface Absentee extends MemberKey {
  readonly lastActive: Date
}

/** §4: mails members away for two weeks what they have not seen, once per absence. Returns how many. */
export async function remindToReturn({ db, inTransaction }: Database, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age)
  const isMailed = sql`exists (
    select from ${newsSent}
    where ${newsSent.memberId} = ${member.id} and ${newsSent.sentAt} > ${before(AFTER_NEWS_MS)}
  )`
  const isDue = and(
    eq(member.status, 'confirmed'),
    sql`${member.notificationsDisabled} = '{}'`,
    lte(memberSearch.lastActive, before(REMINDED_AFTER_MS)),
    gt(memberSearch.lastActive, before(REMINDED_BEFORE_MS)),
    sql`not ${isMailed}`,
  )
  for (let mails = 0, last = ''; ; ) {
    const due = await db
      .select({ brandId: member.brandId, memberId: member.id, lastActive: memberSearch.lastActive })
      .from(member)
      .innerJoin(memberSearch, eq(memberSearch.memberId, member.id))
      .where(and(isDue, gt(member.id, last)))
      .orderBy(asc(member.id))
      .limit(BATCH_SIZE)
    for (const absentee of due) if (await inTransaction((tx) => remind(tx, absentee, now))) mails += 1
    if (due.length < BATCH_SIZE) return mails
    last = due.at(-1)?.memberId ?? last
  }
}

async function remind(tx: Transaction, { lastActive, ...key }: Absentee, now: Date): Promise<boolean> {
  // Two workers at once take turns, so that the second one finds the first one's mail.
  await tx.select({ id: member.id }).from(member).where(isMember(key)).for('update')
  const since = lastActive.toISOString()
  const dedupeKey = `return ${key.memberId} ${since}`
  const isTheirs = and(eq(outbox.brandId, key.brandId), eq(outbox.dedupeKey, dedupeKey))
  if ((await tx.$count(outbox, isTheirs)) > 0) return false
  const news = await findNews(tx, key, lastActive)
  if (isNothing(news)) return false
  // The next news mail waits and counts from here, as after another one.
  await tx.insert(newsSent).values({ ...key, sentAt: now })
  await enqueue(tx, { ...key, channel: 'mail', kind: 'return', data: { ...news, since }, dedupeKey })
  return true
}
