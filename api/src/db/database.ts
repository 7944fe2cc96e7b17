import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** What queries are given: the database, or a transaction in it. */
export type Queryable = NodePgDatabase | Transaction

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type TransactionMode = Readonly<PgTransactionConfig>

export interface Database {
  readonly db: NodePgDatabase
  readonly pool: Pool
  /** Done wholly or not at all; the work runs again where it collided with another's, so it does nothing else. */
  inTransaction<T>(work: (tx: Transaction) => Promise<T>, mode?: TransactionMode): Promise<T>
  /** Hears what was announced in transactions of this process, once they are committed. Answers with what ends it. */
  onAnnounced(listen: (names: ReadonlySet<string>) => void): () => void
  /** Whether it answers, and soon. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}
