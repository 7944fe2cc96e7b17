import { staffRoles } from 'contracts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { brand } from './site.ts'

/** A role of a member of staff. It holds at one brand, not necessarily that of the account. */
export const staffRole = pgTable(
  'staff_role',
  {
    /** The account, with its brand. */
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    atBrand: text('at_brand')
      .notNull()
      .references(() => brand.id),
    role: text('role', { enum: staffRoles }).notNull(),
    /** An account, or the user who ran the command. */
    grantedBy: text('granted_by').notNull(),
    grantedAt: time('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.atBrand, table.role] }),
    memberReference('staff_role_member', table.brandId, table.memberId).onDelete('cascade'),
    index('staff_role_at_brand').on(table.atBrand),
    check('staff_role_role', sql`${table.role} in ('moderator', 'support', 'finance', 'marketing', 'admin')`),
  ],
)
