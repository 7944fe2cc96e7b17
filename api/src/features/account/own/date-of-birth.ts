import { dateOfBirthProblem, type correctDateOfBirth as endpoint } from 'contracts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { profile } from '../../../tables/members.ts'
import { birthCorrection } from '../../../tables/own-account.ts'
import { refuseFields } from '../refuse-fields.ts'

/** Corrects the date of birth, once; what it was stays known to the site's own people. */
export async function correctDateOfBirth({
  body,
  brand,
  session,
  database,
  clock,
}: Call<typeof endpoint, 'member'>): Promise<void> {
  const { settings } = brand
  const now = clock.now()
  const is = body.date_of_birth
  refuseFields(
    { date_of_birth: dateOfBirthProblem(is, settings, now) },
    { data: { min_age: settings.min_age } },
  )
  const { brandId, memberId } = session
  const isMine = eq(profile.memberId, memberId)
  await database.inTransaction(async (tx) => {
    const [found] = await tx.select({ was: profile.dateOfBirth }).from(profile).where(isMine).for('update')
    const { was } = found ?? refuse('not_found')
    const { rowCount } = await tx
      .insert(birthCorrection)
      .values({ brandId, memberId, was, is, createdAt: now })
      .onConflictDoNothing()
    if (rowCount === 0) refuse('date_of_birth_fixed')
    await tx.update(profile).set({ dateOfBirth: is }).where(isMine)
  })
}
