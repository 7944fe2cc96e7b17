import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { prepared } from '../../db/statements/prepared.ts'
import type { StaffPost } from '../../http/caller/staff-post.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { brand } from '../../tables/site.ts'
import { staffRole } from '../../tables/staff.ts'

const postsOf = prepared('staff-posts', (db) =>
  db
    .select({ brandId: staffRole.atBrand, domain: brand.domain, role: staffRole.role })
    .from(staffRole)
    .innerJoin(brand, eq(brand.id, staffRole.atBrand))
    .where(
      and(
        eq(staffRole.brandId, sql.placeholder('brandId')),
        eq(staffRole.memberId, sql.placeholder('memberId')),
      ),
    )
    .orderBy(asc(staffRole.atBrand), asc(staffRole.role)),
)

/** The roles of a member of staff, read at each call: one that was taken away counts no more at the next. */
export function findPosts(db: Queryable, { brandId, memberId }: MemberKey): Promise<readonly StaffPost[]> {
  return postsOf(db).execute({ brandId, memberId })
}
