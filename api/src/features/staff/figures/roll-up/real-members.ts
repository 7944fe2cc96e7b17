import { sql } from 'drizzle-orm'
import { member } from '../../../../tables/account.ts'
import { profile } from '../../../../tables/members.ts'

/** Stands for the values of sources that too few members came by. */
export const OTHERS = '*'

/** Whether a row of `member` (m) and `profile` (p) is somebody whom figures count: no demo, no staff, nobody invented. */
export const isReal = sql`not m.is_demo and not m.is_staff and not coalesce(p.is_fictional, false)`

/** Members (m) with their profiles (p). */
export const members = sql`${member} as m left join ${profile} as p on p.member_id = m.id`
