import { dateOfBirthProblem } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { profile } from '../../../tables/members.ts'
import { birthCorrection } from '../../../tables/own-account.ts'
import { refuseFields } from '../refuse-fields.ts'

/** Corrects a member's date of birth, once. Staff still see the earlier date. */
export async function correctDateOfBirth(
  database: Database,
  { brand: { settings }, session }: { readonly brand: Brand; readonly session: Session },
  dateOfBirth: string,
  now: Date,
): Promise<void> {
  refuseFields(
    { date_of_birth: dateOfBirthProblem(dateOfBirth, settings, now) },
    { data: { min_age: settings.min_age } },
  )
  const { brandId, memberId } = session
  const isOwn = eq(profile.memberId, memberId)
  await database.inTransaction(async (tx) => {
    const [found] = await tx.select({ was: profile.dateOfBirth }).from(profile).where(isOwn).for('update')
    const { was } = found ?? refuse('not_found')
    const { rowCount } = await tx
      .insert(birthCorrection)
      .values({ brandId, memberId, was, is: dateOfBirth, createdAt: now })
      .onConflictDoNothing()
    if (rowCount === 0) refuse('date_of_birth_fixed')
    await tx.update(profile).set({ dateOfBirth }).where(isOwn)
  })
}
