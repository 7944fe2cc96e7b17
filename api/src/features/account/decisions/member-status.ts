import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { announceSessionEnd } from '../../../events/publish-events.ts'
import { redactMember } from '../../../events/redact-events.ts'
import { member, session } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { isLockedOut } from '../rules.ts'

/**
 * Keeps a member out until a time, or for good, hides them, and ends their sessions. Returns false if they are
 * banned already.
 */
export function lockOut(tx: Transaction, key: MemberKey, until: Date | null): Promise<boolean> {
  return changeUser(tx, key, async ({ status: was, statusBefore }) => {
    if (was === 'banned') return false
    await tx
      .update(member)
      .set({
        status: until ? 'suspended' : 'banned',
        suspendedUntil: until,
        statusBefore: isLockedOut(was) ? statusBefore : was,
      })
      .where(isMember(key))
    await redactMember(tx, key.memberId)
    await tx.delete(session).where(eq(session.memberId, key.memberId))
    announceSessionEnd(tx, key.memberId)
    return true
  })
}

/** Restores the status from before the ban or suspension. */
export function letIn(tx: Transaction, key: MemberKey): Promise<void> {
  return changeUser(tx, key, async ({ status: was, statusBefore }) => {
    if (!isLockedOut(was)) return
    const status = statusBefore ?? 'not_confirmed'
    await tx.update(member).set({ status, suspendedUntil: null, statusBefore: null }).where(isMember(key))
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
