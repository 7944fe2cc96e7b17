import type { AnswerOf, staffOfBrand } from 'contracts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { staffRole } from '../../../tables/staff.ts'

/** Null for somebody who ran a command. */
const nameOfGranter = sql<
  string | null
>`(select granter.name from profile granter where granter.member_id = ${staffRole.grantedBy})`

/** The members of staff who have a role at the brand, with these roles. */
export async function findStaffOfBrand(
  db: Queryable,
  atBrand: string,
): Promise<AnswerOf<typeof staffOfBrand>['staff']> {
  const found = await db
    .select({
      id: member.id,
      name: profile.name,
      email: member.email,
      brand: member.brandId,
      role: staffRole.role,
      grantedBy: staffRole.grantedBy,
      granter: nameOfGranter,
      grantedAt: staffRole.grantedAt,
    })
    .from(staffRole)
    .innerJoin(member, and(eq(member.brandId, staffRole.brandId), eq(member.id, staffRole.memberId)))
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(staffRole.atBrand, atBrand))
    .orderBy(asc(profile.name), asc(member.id), asc(staffRole.role))
  const byMember = Map.groupBy(found, ({ id }) => id)
  return [...byMember.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { id, name, email, brand } = first
    const roles = rows.map(({ role, grantedBy, granter, grantedAt }) => ({
      role,
      granted_by: granter ?? grantedBy,
      granted_at: grantedAt.toISOString(),
    }))
    return [{ id, name, email, brand, roles }]
  })
}
