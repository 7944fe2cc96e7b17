import { type Column, type SQL, sql } from 'drizzle-orm'
import { member } from '../../../tables/account.ts'

/** The member has neither closed their account nor been banned. */
export function hasNotLeft(memberId: Column): SQL {
  return sql`exists (
    select from ${member} m where m.id = ${memberId} and m.status in ('confirmed', 'not_confirmed')
  )`
}
