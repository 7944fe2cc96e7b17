import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { outbox } from '../../../tables/outbox.ts'
import { DAY_MS } from '../../../time.ts'
import { isEmailFree } from '../emails.ts'
import { issueToken } from '../mail-tokens/account-tokens.ts'
import { findPendingEmail } from '../own/own-account.ts'

/** How long after the signup the reminder is sent, and until when at the latest. */
const REMINDED_AFTER_MS = DAY_MS
const REMINDED_BEFORE_MS = 3 * DAY_MS

const BATCH_SIZE = 100

const keyOf = (memberId: string) => `activate-reminder ${memberId}`

/** §4: mails members once who have not confirmed their address a day after signing up. Returns how many. */
export async function remindToActivate({ db, inTransaction }: Database, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age)
  const isReminded = sql`exists (
    select from ${outbox}
    where ${outbox.brandId} = ${member.brandId} and ${outbox.dedupeKey} = ${keyOf('')} || ${member.id}
  )`
  const isDue = and(
    eq(member.status, 'not_confirmed'),
    sql`${member.notificationsDisabled} = '{}'`,
    lte(member.createdAt, before(REMINDED_AFTER_MS)),
    gt(member.createdAt, before(REMINDED_BEFORE_MS)),
    sql`not ${isReminded}`,
  )
  for (let reminded = 0, last = ''; ; ) {
    const due = await db
      .select({ brandId: member.brandId, memberId: member.id })
      .from(member)
      .where(and(isDue, gt(member.id, last)))
      .orderBy(asc(member.id))
      .limit(BATCH_SIZE)
    for (const key of due) if (await inTransaction((tx) => remind(tx, key, now))) reminded += 1
    if (due.length < BATCH_SIZE) return reminded
    last = due.at(-1)?.memberId ?? last
  }
}

/** Mails the link to the address that the member last asked for. The link in the first mail stops working. */
async function remind(tx: Transaction, key: MemberKey, now: Date): Promise<boolean> {
  const [found] = await tx.select().from(member).where(isMember(key)).for('update')
  if (found?.status !== 'not_confirmed') return false
  const dedupeKey = keyOf(key.memberId)
  const isTheirs = and(eq(outbox.brandId, key.brandId), eq(outbox.dedupeKey, dedupeKey))
  if ((await tx.$count(outbox, isTheirs)) > 0) return false
  const email = await findPendingEmail(tx, key, 'activate')
  if (email !== null && !(await isEmailFree(tx, { ...key, email }, now))) return false
  const token = await issueToken(tx, key, { purpose: 'activate', email, now })
  const to = { ...key, ...(email !== null && { address: email }) }
  await enqueue(tx, { ...to, channel: 'mail', kind: 'activate-reminder', data: { token }, dedupeKey })
  return true
}
