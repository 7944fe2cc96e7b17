import { getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { worldTables } from './store-town.ts'

/**
 * Skips foreign key checks for the rest of the transaction: each row refers only to earlier ones, and checking millions takes
 * as long as storing them. Does nothing if the database user lacks the privilege, or if one of the tables has a trigger,
 * which would be skipped too; except the search triggers, whose work `storeTown` does itself.
 */
export async function skipForeignKeyChecks(tx: Transaction): Promise<void> {
  const names = worldTables.map((table) => getTableName(table))
  await tx.execute(sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'set') and not exists (
      select from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and tgname not like 'search\\_follows\\_%' and relnamespace = 'public'::regnamespace and relname in ${names}
    )
  `)
}
