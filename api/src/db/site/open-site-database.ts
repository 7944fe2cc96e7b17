import type { Database } from '../database.ts'
import type { DatabaseAddresses } from '../databases/database-settings.ts'
import type { Log } from '../log.ts'
import { migrate } from '../migrations/migrate.ts'
import { openDatabase } from '../open-database.ts'
import { setTimeoutsOfRole } from '../timeouts.ts'
import { reachDatabase } from './reach-database.ts'
import { openReplica, type Replica } from './replica.ts'

interface Options extends DatabaseAddresses {
  readonly isPreparing: boolean
  readonly poolSize: number
  readonly tracing?: unknown
}

export interface SiteDatabase {
  readonly database: Database
  /** For whatever needs a connection of its own for longer than a transaction. */
  readonly directUrl: string
  /** A server that repeats what the database does, for reads that would burden it. */
  readonly replica?: Replica | undefined
  close(): Promise<void>
}

/** Migrates the database over its direct address, and opens it, perhaps through a pooler. */
export async function openSiteDatabase(
  { databaseUrl, databaseDirectUrl, databaseReadUrl, isPreparing, poolSize, tracing }: Options,
  log: Log,
): Promise<SiteDatabase> {
  const isPooled = databaseDirectUrl !== undefined
  const directUrl = isPooled
    ? await reachDatabase(databaseDirectUrl, 'DATABASE_DIRECT_URL')
    : await reachDatabase(databaseUrl)
  const direct = openDatabase({ url: directUrl, poolSize: 1, log })
  try {
    await migrate(direct.pool)
    if (isPooled) await setTimeoutsOfRole(direct.pool)
  } finally {
    await direct.close()
  }
  const url = isPooled ? await reachDatabase(databaseUrl) : directUrl
  const options = { poolSize, log, isPooled, isPreparing, isTraced: tracing !== undefined }
  const database = openDatabase({ url, ...options })
  // It need not be there when the site starts.
  const replica = databaseReadUrl && openReplica({ url: databaseReadUrl, primary: database, ...options })
  return {
    database,
    directUrl,
    ...(replica && { replica }),
    async close() {
      if (replica) await replica.close()
      await database.close()
    },
  }
}
