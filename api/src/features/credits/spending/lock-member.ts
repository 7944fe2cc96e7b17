import type { Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'

/** Makes orders and limit changes of one member wait for each other, but not rows that refer to it. */
export async function lockMember(tx: Transaction, key: MemberKey): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(isMember(key)).for('no key update')
}
