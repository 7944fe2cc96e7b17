import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { brand } from '../../../tables/site.ts'
import { staffRole } from '../../../tables/staff.ts'

/** Whether somebody is an admin at every brand that is open, so that they may change what all brands share. */
export async function isAdminEverywhere(db: Queryable, { brandId, memberId }: MemberKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${brand} as one where one.is_open and not exists (
      select from ${staffRole}
      where brand_id = ${brandId} and member_id = ${memberId} and role = 'admin' and at_brand = one.id
    ) limit 1`)
  return rows.length === 0
}
