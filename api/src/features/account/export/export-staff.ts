import type { AnswerOf, exportMember } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { staffAction } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { staffFactor, staffRole } from '../../../tables/staff.ts'

/** The roles, second factors and actions of a member of staff. */
export async function exportStaff(
  db: Queryable,
  { brandId, memberId }: MemberKey,
): Promise<Pick<AnswerOf<typeof exportMember>, 'staff_roles' | 'staff_factors' | 'staff_work'>> {
  const isOwn = and(eq(staffRole.brandId, brandId), eq(staffRole.memberId, memberId))
  const roles = await db.select().from(staffRole).where(isOwn).orderBy(staffRole.grantedAt)
  const factors = await db
    .select()
    .from(staffFactor)
    .where(eq(staffFactor.memberId, memberId))
    .orderBy(staffFactor.createdAt)
  const work = await db
    .select({ action: staffAction.action, at: staffAction.createdAt, address: staffAction.address })
    .from(staffAction)
    .where(eq(staffAction.actor, memberId))
    .orderBy(staffAction.createdAt)
  return {
    staff_work: work.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
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
