import type { AnswerOf, exportMember } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { staffRole } from '../../../tables/staff.ts'

/** The roles of a member of staff. */
export async function exportStaff(
  db: Queryable,
  { brandId, memberId }: MemberKey,
): Promise<Pick<AnswerOf<typeof exportMember>, 'staff_roles'>> {
  const isOwn = and(eq(staffRole.brandId, brandId), eq(staffRole.memberId, memberId))
  const roles = await db.select().from(staffRole).where(isOwn).orderBy(staffRole.grantedAt)
  return {
    staff_roles: roles.map(({ atBrand, role, grantedAt }) => ({
      brand: atBrand,
      role,
      at: grantedAt.toISOString(),
    })),
  }
}
