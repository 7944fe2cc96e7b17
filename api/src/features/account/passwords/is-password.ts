import type { Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'

/**
 * Whether this is still the hash of the member's password, which then stays until the transaction ends.
 * Checking a password takes so long that it happens before the transaction, and a reset may come between.
 */
export async function isPassword(
  tx: Transaction,
  key: MemberKey,
  passwordHash: string | null,
): Promise<boolean> {
  const [found] = await tx
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(isMember(key))
    .for('no key update')
  return found !== undefined && found.passwordHash === passwordHash
}
