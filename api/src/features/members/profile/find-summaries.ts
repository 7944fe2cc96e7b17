import type { ProfileSummary } from 'contracts'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { photo, profile } from '../../../tables/members.ts'
import { isMainPhoto, summaryColumns, summaryOf } from './profile-summary.ts'

export interface MemberSummary {
  readonly summary: ProfileSummary
  /** Whether others can find the profile. */
  readonly isActive: boolean
}

/** The summaries of these two members, in this order. */
export async function findSummaries(
  db: Queryable,
  ids: readonly [string, string],
  now: Date,
): Promise<readonly [MemberSummary, MemberSummary]> {
  const rows = await db
    .select({ ...summaryColumns, status: profile.status })
    .from(profile)
    .leftJoin(photo, isMainPhoto)
    .where(inArray(profile.memberId, [...ids]))
  const of = (id: string): MemberSummary => {
    const row = rows.find((one) => one.profile.id === id) ?? refuse('not_found')
    return { summary: summaryOf(row, now), isActive: row.status === 'active' }
  }
  return [of(ids[0]), of(ids[1])]
}
