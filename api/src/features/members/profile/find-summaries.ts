import type { Country, ProfileSummary } from 'contracts'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { refuse } from '../../../http/refusal.ts'
import { photo, profile } from '../../../tables/members.ts'
import { ifShown } from '../../../tables/shown-fields.ts'
import { isMainPhoto, summaryColumns, summaryOf } from './profile-summary.ts'

export interface MemberSummary {
  readonly summary: ProfileSummary
  readonly country: Country | null
  /** Whether others can find the profile. */
  readonly isActive: boolean
}

const summariesOf = prepared('summaries', (db) =>
  db
    .select({ ...summaryColumns, country: ifShown('country', profile.country), status: profile.status })
    .from(profile)
    .leftJoin(photo, isMainPhoto)
    .where(inArray(profile.memberId, [sql.placeholder('one'), sql.placeholder('other')])),
)

/** The summaries of these two members, in this order. */
export async function findSummaries(
  db: Queryable,
  ids: readonly [string, string],
  now: Date,
): Promise<readonly [MemberSummary, MemberSummary]> {
  const [one, other] = ids
  const rows = await summariesOf(db).execute({ one, other })
  const of = (id: string): MemberSummary => {
    const row = rows.find((one) => one.profile.id === id) ?? refuse('not_found')
    return { summary: summaryOf(row, now), country: row.country, isActive: row.status === 'active' }
  }
  return [of(one), of(other)]
}

/** As the lists of likes and matches show a member. */
export const withCountry = ({ summary, country }: MemberSummary) => ({ ...summary, country })
