import { normalEmail } from 'contracts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'

/**
 * Finds the account that a role at a brand is about, by id or e-mail address. Accounts of other brands are only
 * found if they are staff: an admin of one brand learns nothing about the members of another.
 */
export async function findCandidate(db: Queryable, atBrand: string, idOrEmail: string) {
  const isNamed = or(eq(member.id, idOrEmail), eq(sql`lower(${member.email})`, normalEmail(idOrEmail)))
  const isWithin = or(eq(member.brandId, atBrand), eq(member.isStaff, true))
  const found = await db
    .select({
      brandId: member.brandId,
      memberId: member.id,
      name: profile.name,
      isConfirmed: sql<boolean>`${member.status} = 'confirmed'`,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(and(isNamed, isWithin))
  const own = found.find(({ brandId }) => brandId === atBrand)
  return own ?? (found.length === 1 ? found[0] : undefined)
}

export type Candidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>
