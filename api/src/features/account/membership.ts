import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { findStaffActions } from './staff-actions.ts'
import { member, session } from './tables.ts'

type Status = typeof member.$inferSelect.status

interface Whose {
  readonly brandId: string
  readonly memberId: string
}

/** Ends what the member has open, and lets them in no more. Answers with what they were; null where that is so already. */
export async function banMember(tx: Transaction, whose: Whose): Promise<Status | null> {
  const was = await statusOf(tx, whose)
  if (was === null || was === 'banned') return null
  await tx.update(member).set({ status: 'banned' }).where(isMember(whose))
  await tx.delete(session).where(eq(session.memberId, whose.memberId))
  return was
}

/** What the member was before the ban, again; null for whom is not banned. */
export async function unbanMember(tx: Transaction, whose: Whose): Promise<Status | null> {
  if ((await statusOf(tx, whose)) !== 'banned') return null
  const [ban] = (await findStaffActions(tx, whose.brandId, whose.memberId)).filter(
    ({ action }) => action === 'member ban',
  )
  const status = ban?.details['was'] === 'confirmed' ? 'confirmed' : 'not_confirmed'
  await tx.update(member).set({ status }).where(isMember(whose))
  return status
}

/** As if the link in the mail had been followed. */
export async function confirmMember(tx: Transaction, whose: Whose): Promise<boolean> {
  const { rowCount } = await tx
    .update(member)
    .set({ status: 'confirmed' })
    .where(and(isMember(whose), inArray(member.status, ['not_confirmed'])))
  return rowCount === 1
}

export async function setStaff(tx: Transaction, whose: Whose, isStaff: boolean): Promise<boolean> {
  const { rowCount } = await tx
    .update(member)
    .set({ isStaff })
    .where(and(isMember(whose), eq(member.isStaff, !isStaff)))
  return rowCount === 1
}

async function statusOf(tx: Transaction, whose: Whose): Promise<Status | null> {
  const [found] = await tx.select({ status: member.status }).from(member).where(isMember(whose)).for('update')
  return found?.status ?? null
}

function isMember({ brandId, memberId }: Whose) {
  return and(eq(member.id, memberId), eq(member.brandId, brandId))
}
