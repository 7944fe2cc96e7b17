import { getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { worldTables } from './store-town.ts'

/**
 * For the rest of the transaction rows are taken as they are: each names only what was made before it, and looking
 * millions up takes as long as storing them. Not where the database's account may not, nor once one of the tables has
 * a trigger of ours, which would be left out as well: but for those of search, whose work `storeTown` does by itself.
 */
export async function trustRows(tx: Transaction): Promise<void> {
  const names = worldTables.map((table) => getTableName(table))
  await tx.execute(sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'set') and not exists (
      select from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and tgname not like 'search\\_follows\\_%' and relnamespace = 'public'::regnamespace and relname in ${names}
    )
  `)
}
