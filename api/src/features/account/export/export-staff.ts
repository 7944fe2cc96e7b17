import type { AnswerOf, exportMember } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { staffFactor, staffRole } from '../../../tables/staff.ts'

/** The roles and second factors of a member of staff. */
export async function exportStaff(
  db: Queryable,
  { brandId, memberId }: MemberKey,
): Promise<Pick<AnswerOf<typeof exportMember>, 'staff_roles' | 'staff_factors'>> {
  const isOwn = and(eq(staffRole.brandId, brandId), eq(staffRole.memberId, memberId))
  const roles = await db.select().from(staffRole).where(isOwn).orderBy(staffRole.grantedAt)
  const factors = await db
    .select()
    .from(staffFactor)
    .where(eq(staffFactor.memberId, memberId))
    .orderBy(staffFactor.createdAt)
  return {
    staff_factors: factors.map(({ kind, name, createdAt, lastUsedAt }) => ({
      kind,
      name,
      at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    staff_roles: roles.map(({ atBrand, role, grantedAt }) => ({
      brand: atBrand,
      role,
      at: grantedAt.toISOString(),
    })),
  }
}
