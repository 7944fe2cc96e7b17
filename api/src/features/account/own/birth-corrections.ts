import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { birthCorrection } from '../../../tables/own-account.ts'

/** Corrected dates of birth that staff have not reviewed yet, oldest first. */
export function findBirthCorrections(db: Queryable, brandId: string) {
  const { memberId, was, is, createdAt } = birthCorrection
  return db
    .select({ memberId, name: profile.name, was, is, createdAt })
    .from(birthCorrection)
    .innerJoin(profile, eq(profile.memberId, memberId))
    .where(and(eq(birthCorrection.brandId, brandId), isNull(birthCorrection.reviewedAt)))
    .orderBy(asc(createdAt))
    .limit(100)
}

/** Marks a correction as reviewed. Returns false if none is waiting. */
export async function reviewBirthCorrection(
  db: Queryable,
  brandId: string,
  memberId: string,
  reviewedAt: Date,
): Promise<boolean> {
  const isWaiting = and(
    eq(birthCorrection.memberId, memberId),
    eq(birthCorrection.brandId, brandId),
    isNull(birthCorrection.reviewedAt),
  )
  const { rowCount } = await db.update(birthCorrection).set({ reviewedAt }).where(isWaiting)
  return rowCount === 1
}

/** Corrects a date of birth for a member who has used up their own correction. False if it is the same already. */
export async function setDateOfBirth(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  dateOfBirth: string,
  now: Date,
): Promise<boolean> {
  const isTheirs = and(eq(profile.memberId, memberId), eq(profile.brandId, brandId))
  const [found] = await tx.select({ was: profile.dateOfBirth }).from(profile).where(isTheirs).for('update')
  if (!found || found.was === dateOfBirth) return false
  const change = { was: found.was, is: dateOfBirth, createdAt: now, reviewedAt: now }
  await tx
    .insert(birthCorrection)
    .values({ brandId, memberId, ...change })
    .onConflictDoUpdate({ target: birthCorrection.memberId, set: change })
  await tx.update(profile).set({ dateOfBirth }).where(isTheirs)
  return true
}
