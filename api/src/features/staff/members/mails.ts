import type { AnswerOf, getStaffMemberMails } from 'contracts'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { reviveDeadLetters } from '../../../outbox/dead-letters.ts'
import { topicOf } from '../../../outbox/topic-of.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { type OutboxRow, outbox } from '../../../tables/outbox.ts'
import { accountToken, mailUndo } from '../../../tables/own-account.ts'
import { mailActivation } from '../../account/mail-links/activation.ts'
import { findPendingEmail } from '../../account/own/own-account.ts'
import { mailReset } from '../../account/passwords/reset-password.ts'
import { hashOfToken } from '../../account/tokens.ts'

const LENGTH = 100

/** The latest messages to a member; pushes say only who did what, so they are left out. */
export async function findMails(
  db: Queryable,
  { brandId, memberId }: MemberKey,
): Promise<AnswerOf<typeof getStaffMemberMails>> {
  const isTheirs = and(eq(outbox.brandId, brandId), eq(outbox.memberId, memberId))
  const found = await db
    .select()
    .from(outbox)
    .where(and(isTheirs, inArray(outbox.channel, ['mail', 'sms'])))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(LENGTH)
  return {
    mails: found.map((row) => ({
      id: row.id,
      channel: row.channel === 'sms' ? 'sms' : 'mail',
      kind: row.kind,
      address: row.address,
      status: row.status,
      attempts: row.attempts,
      reason: row.reason,
      created_at: row.createdAt.toISOString(),
      settled_at: row.settledAt?.toISOString() ?? null,
      delivered_at: row.deliveredAt?.toISOString() ?? null,
      can_resend: canResend(row),
    })),
  }
}

/** Not what is still under way, nor texts with codes, nor what the site sends unasked, nor what is forgotten. */
function canResend({ channel, kind, status, data }: OutboxRow): boolean {
  const isOver = status === 'sent' || status === 'skipped' || status === 'dead'
  return isOver && channel === 'mail' && topicOf(kind) === undefined && (data !== null || kind in renewed)
}

/** Mails whose links are for one use and a short time: sending them again makes new ones. */
const renewed: Readonly<Record<string, typeof mailReset>> = {
  activate: mailConfirmation,
  'reset-password': mailReset,
}

async function mailConfirmation(tx: Transaction, key: MemberKey, now: Date) {
  await mailActivation(tx, key, await findPendingEmail(tx, key, 'activate'), now)
}

/** Sends the mail that confirms the address again. Returns its kind; null if the address is confirmed. */
export async function resendConfirmation(tx: Transaction, key: MemberKey, now: Date): Promise<string | null> {
  const [found] = await tx.select({ status: member.status }).from(member).where(isMember(key))
  if (found?.status !== 'not_confirmed') return null
  await mailConfirmation(tx, key, now)
  return 'activate'
}

/** Sends a mail again, to where it went. Returns its kind; null if there is nothing to send. */
export async function resendMail(
  tx: Transaction,
  key: MemberKey,
  id: string,
  now: Date,
): Promise<string | null> {
  const { brandId, memberId } = key
  const isIt = and(eq(outbox.id, id), eq(outbox.brandId, brandId), eq(outbox.memberId, memberId))
  const [row] = await tx.select().from(outbox).where(isIt).for('update')
  if (!row || !canResend(row)) return null
  const { kind, address, locale, channel, data } = row
  if (kind === 'activate') return resendConfirmation(tx, key, now)
  const renew = renewed[kind]
  if (renew) await renew(tx, key, now)
  else if (!(await hasLiveLink(tx, row, now))) return null
  else if (row.status === 'dead') await reviveDeadLetters(tx, [id])
  else await tx.insert(outbox).values({ ...key, id: newId(), channel, kind, address, locale, data })
  return kind
}

/** Whether the link in a mail still works, if it has one. */
async function hasLiveLink(tx: Transaction, { data }: OutboxRow, now: Date): Promise<boolean> {
  const token = data?.['token']
  if (typeof token !== 'string') return true
  const tokenHash = hashOfToken(token)
  const isToken = and(eq(accountToken.tokenHash, tokenHash), gt(accountToken.expiresAt, now))
  const isUndo = and(eq(mailUndo.tokenHash, tokenHash), gt(mailUndo.expiresAt, now))
  return (await tx.$count(accountToken, isToken)) + (await tx.$count(mailUndo, isUndo)) > 0
}
