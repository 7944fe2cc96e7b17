import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { openDatabase } from '../open-database.ts'
import type { BrandDatabase } from './database-settings.ts'

/**
 * The site's databases whose brands other processes serve. Whatever concerns all brands reaches them here, and nowhere
 * else: the brands of this process never do.
 */
export interface OtherDatabases {
  /** Whether this process has all brands. */
  readonly isEmpty: boolean
  /**
   * Runs the work in each, in the order of the setting. It fails if one of them is away, so the caller has to be one
   * that tries again as a whole, and the work one that may be repeated. Open pages there hear of it with their next event.
   */
  each<T>(work: (database: Database, name: string) => Promise<T>): Promise<T[]>
  close(): Promise<void>
}

/** Few use them, and rarely. */
const POOL_SIZE = 2

/** Milliseconds after which a database that does not answer counts as away. */
const READ_TIMEOUT = 5_000

/** Each is opened when it is first needed, so that this process starts while the others are away. */
export function openOtherDatabases(others: readonly BrandDatabase[], log?: Log): OtherDatabases {
  const open = new Map<string, Database>()

  function databaseOf({ name, databaseUrl, databaseDirectUrl }: BrandDatabase): Database {
    const opened =
      open.get(name) ??
      openDatabase({
        url: databaseDirectUrl ?? databaseUrl,
        poolSize: POOL_SIZE,
        // Unlike that of its own processes, for which the move of a brand looks.
        name: 'other-amberly',
        readTimeout: READ_TIMEOUT,
        ...(log && { log }),
      })
    open.set(name, opened)
    return opened
  }

  return {
    isEmpty: others.length === 0,
    async each(work) {
      const results = []
      for (const other of others) results.push(await work(databaseOf(other), other.name))
      return results
    },
    async close() {
      for (const database of open.values()) await database.close()
    },
  }
}
