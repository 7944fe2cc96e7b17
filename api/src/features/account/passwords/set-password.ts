import type { Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { voidTokens } from '../mail-tokens/account-tokens.ts'

/** Sets a password, voids the links of the old one, and mails the member, who may not have done it. */
export async function setPassword(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const key = { brandId, memberId }
  await tx.update(member).set({ passwordHash }).where(isMember(key))
  await voidTokens(tx, key, 'reset-password', 'mail-change')
  const data = { changedAt: now.toISOString() }
  await enqueue(tx, { ...key, channel: 'mail', kind: 'password-changed', data })
}
