import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { debitCode } from '../../../tables/debits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { HOUR_MS, HOUR_S, MINUTE_MS } from '../../../time.ts'
import { lockMember } from '../spending/lock-member.ts'
import { codeHash } from './code-hash.ts'
import type { CheckedAccount } from './debit-account.ts'

const LIFETIME = 10 * MINUTE_MS
const SENDS_PER_HOUR = 3

/** §3: sends a code to the mobile number of an account. Returns the time until which it is valid. */
export async function sendCode(
  tx: Transaction,
  payer: MemberKey,
  account: CheckedAccount,
  now: Date,
): Promise<Date> {
  await lockMember(tx, payer)
  const isRecent = gt(debitCode.sentAt, new Date(now.getTime() - HOUR_MS))
  const sent = await tx.$count(debitCode, and(eq(debitCode.memberId, payer.memberId), isRecent))
  if (sent >= SENDS_PER_HOUR) refuse('too_many_requests', { retryAfter: HOUR_S })
  const id = newId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + LIFETIME)
  const { brandId, memberId } = payer
  await tx.insert(debitCode).values({
    id,
    brandId,
    memberId,
    codeHash: codeHash(id, code, account),
    mobileNumber: account.mobile_number,
    sentAt: now,
    expiresAt,
  })
  const address = account.mobile_number
  const data = { code, expires: expiresAt.toISOString() }
  await enqueue(tx, { brandId, memberId, address, channel: 'sms', kind: 'code', data })
  return expiresAt
}
