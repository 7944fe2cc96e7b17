import { DEBIT_CODE_TRIES } from 'contracts'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { debitCode } from '../../../tables/debits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { codeHash } from './code-hash.ts'
import type { CheckedAccount } from './debit-account.ts'

/**
 * Compares a code with the last one sent, and counts a wrong try. Returns its id; undefined if it is not
 * valid for this account. A used code is recognized for the retry of its own order.
 */
export async function checkCode(
  tx: Transaction,
  payer: MemberKey,
  { account, code }: { readonly account: CheckedAccount; readonly code: string },
  now: Date,
): Promise<string | undefined> {
  const [last] = await tx
    .select()
    .from(debitCode)
    .where(and(eq(debitCode.brandId, payer.brandId), eq(debitCode.memberId, payer.memberId)))
    .orderBy(desc(debitCode.sentAt), desc(debitCode.id))
    .limit(1)
    .for('update')
  if (!last) return undefined
  const isRight = last.codeHash === codeHash(last.id, code, account)
  if (last.usedAt !== null) return isRight ? last.id : undefined
  if (last.tries >= DEBIT_CODE_TRIES || last.expiresAt <= now) return undefined
  if (isRight) return last.id
  const tries = last.tries + 1
  await tx.update(debitCode).set({ tries }).where(eq(debitCode.id, last.id))
  return undefined
}

/** Uses a code for an order, in the order's transaction. */
export async function useCode(tx: Transaction, id: string, now: Date): Promise<void> {
  const isUnused = and(eq(debitCode.id, id), isNull(debitCode.usedAt), gt(debitCode.expiresAt, now))
  const { rowCount } = await tx.update(debitCode).set({ usedAt: now }).where(isUnused)
  if (rowCount === 0) refuse('sms_code_invalid')
}
