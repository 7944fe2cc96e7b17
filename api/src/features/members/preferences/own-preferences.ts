import type { Preferences } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { preference } from '../../../tables/members.ts'

type Row = Omit<typeof preference.$inferSelect, 'memberId' | 'brandId'>

/** A member's preferences; all open until they state some. */
export async function findPreferences(db: Queryable, { memberId }: Pick<MemberKey, 'memberId'>) {
  const [row] = await db.select().from(preference).where(eq(preference.memberId, memberId))
  return preferencesOf(row)
}

/** The preferences in a row, or in the columns of a row that may be missing. */
export function preferencesOf(row: Row | null | undefined): Preferences {
  const { genders = null, minAge = null, maxAge = null, near = null } = row ?? {}
  return { genders, min_age: minAge, max_age: maxAge, near }
}
