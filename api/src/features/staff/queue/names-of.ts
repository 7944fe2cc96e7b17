import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { profile } from '../../../tables/members.ts'

/** The names of members, by id. */
export async function namesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const isOne = inArray(profile.memberId, [...ids])
  const found = await db.select({ id: profile.memberId, name: profile.name }).from(profile).where(isOne)
  return new Map(found.map(({ id, name }) => [id, name]))
}
