import { randomInt } from 'node:crypto'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { debitCode } from '../../../tables/debits.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { DAY_MS, DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from '../../../time.ts'
import { lockMember } from '../spending/lock-member.ts'
import { codeHash } from './code-hash.ts'
import type { CheckedAccount } from './debit-account.ts'

const LIFETIME = 10 * MINUTE_MS
const SENDS_PER_HOUR = 3
/** At all brands together, since anyone can enter a stranger's number. */
const SENDS_TO_NUMBER_PER_DAY = 5

/** §3: sends a code to the mobile number of an account. Returns the time until which it is valid. */
export async function sendCode(
  tx: Transaction,
  payer: MemberKey,
  account: CheckedAccount,
  now: Date,
): Promise<Date> {
  await lockMember(tx, payer)
  const [owner] = await tx.select({ status: member.status }).from(member).where(isMember(payer))
  if (owner?.status !== 'confirmed') refuse('confirmation_required')
  const sent = await countSent(tx, eq(debitCode.memberId, payer.memberId), { now, within: HOUR_MS })
  if (sent >= SENDS_PER_HOUR) refuse('too_many_requests', { retryAfter: HOUR_S })
  const address = account.mobile_number
  // Serializes messages to the same number, so that each counts those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${address}`}, 0))`)
  const received = await countSent(tx, eq(debitCode.mobileNumber, address), { now, within: DAY_MS })
  if (received >= SENDS_TO_NUMBER_PER_DAY) refuse('too_many_requests', { retryAfter: DAY_S })
  const id = newId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + LIFETIME)
  const { brandId, memberId } = payer
  await tx.insert(debitCode).values({
    id,
    brandId,
    memberId,
    codeHash: codeHash(id, code, account),
    mobileNumber: address,
    sentAt: now,
    expiresAt,
  })
  const data = { code, expires: expiresAt.toISOString() }
  await enqueue(tx, { brandId, memberId, address, channel: 'sms', kind: 'code', data })
  return expiresAt
}

interface Recent {
  readonly now: Date
  readonly within: number
}

function countSent(tx: Transaction, isTheirs: SQL, { now, within }: Recent): Promise<number> {
  return tx.$count(debitCode, and(isTheirs, gt(debitCode.sentAt, new Date(now.getTime() - within))))
}
