import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { redactMember } from '../../events/redact-events.ts'
import { member, session } from '../../tables/account.ts'
import { isMember, type MemberKey } from '../../tables/member-key.ts'
import { changeUser } from './change-user.ts'
import { findStaffActions } from './staff-actions.ts'

type Status = typeof member.$inferSelect.status

/** Bans a member and ends their sessions. Returns the earlier status; null if they were banned already. */
export function banMember(tx: Transaction, key: MemberKey): Promise<Status | null> {
  return changeUser(tx, key, async ({ status: was }) => {
    if (was === 'banned') return null
    await tx.update(member).set({ status: 'banned' }).where(isMember(key))
    await redactMember(tx, key.memberId)
    await tx.delete(session).where(eq(session.memberId, key.memberId))
    return was
  })
}

/** Restores the status from before the ban and returns it; null if the member is not banned. */
export function unbanMember(tx: Transaction, key: MemberKey): Promise<Status | null> {
  return changeUser(tx, key, async ({ status: was }) => {
    if (was !== 'banned') return null
    const [ban] = (await findStaffActions(tx, key.brandId, key.memberId)).filter(
      ({ action }) => action === 'member ban',
    )
    const status = ban?.details['was'] === 'confirmed' ? 'confirmed' : 'not_confirmed'
    await tx.update(member).set({ status }).where(isMember(key))
    return status
  })
}

/** Confirms the address, as following the mailed link does. Returns false if it was not unconfirmed. */
export function confirmMember(tx: Transaction, key: MemberKey): Promise<boolean> {
  return changeUser(tx, key, async ({ status: was }) => {
    if (was !== 'not_confirmed') return false
    await tx.update(member).set({ status: 'confirmed' }).where(isMember(key))
    return true
  })
}

export async function setStaffRole(tx: Transaction, key: MemberKey, isStaff: boolean): Promise<boolean> {
  const { rowCount } = await tx
    .update(member)
    .set({ isStaff })
    .where(and(isMember(key), eq(member.isStaff, !isStaff)))
  return rowCount === 1
}
