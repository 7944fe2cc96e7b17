import type { StaffRole } from 'contracts'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { roleOf } from '../../../tables/role-of.ts'
import { staffRole } from '../../../tables/staff.ts'

interface Post {
  readonly atBrand: string
  readonly role: StaffRole
}

interface Grant extends Post {
  /** The account that grants it, or the user who runs the command. */
  readonly by: string
  readonly now: Date
}

/** Gives an account a role, and makes it staff. Returns false if it has the role already. */
export async function grantRole(
  tx: Transaction,
  key: MemberKey,
  { atBrand, role, by, now }: Grant,
): Promise<boolean> {
  await lock(tx, key)
  const granted = { ...key, atBrand, role, grantedBy: by, grantedAt: now }
  const { rowCount } = await tx.insert(staffRole).values(granted).onConflictDoNothing()
  if (rowCount === 0) return false
  await setIsStaff(tx, key, true)
  return true
}

/** Takes a role away; with the last one, the account is staff no more. Returns false if it has not got it. */
export async function revokeRole(tx: Transaction, key: MemberKey, { atBrand, role }: Post): Promise<boolean> {
  await lock(tx, key)
  const isOf = and(eq(staffRole.brandId, key.brandId), eq(staffRole.memberId, key.memberId))
  const isIt = and(isOf, eq(staffRole.atBrand, atBrand), eq(staffRole.role, role))
  const { rowCount } = await tx.delete(staffRole).where(isIt)
  if (rowCount === 0) return false
  if ((await tx.$count(staffRole, isOf)) === 0) await setIsStaff(tx, key, false)
  return true
}

/** If two change it at once, the later one sees the roles that the other left. */
async function lock(tx: Transaction, key: MemberKey) {
  await tx.select({ id: member.id }).from(member).where(isMember(key)).for('update')
}

/** Also tells the open pages of the account. */
async function setIsStaff(tx: Transaction, key: MemberKey, isStaff: boolean) {
  const [changed] = await tx
    .update(member)
    .set({ isStaff })
    .where(and(isMember(key), ne(member.isStaff, isStaff)))
    .returning({ isStaff: member.isStaff, isPaid: member.isPaid })
  if (!changed) return
  const event = { kind: 'membership', role: roleOf(changed), paid_user: changed.isPaid } as const
  await publishEvents(tx, { ...key, event })
}
