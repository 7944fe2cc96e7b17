import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** The first parameter of every query function: the database, or a transaction in it. */
export type Queryable = NodePgDatabase | Transaction

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type TransactionMode = Readonly<PgTransactionConfig>

export interface Database {
  readonly db: NodePgDatabase
  readonly pool: Pool
  /** Commits everything or nothing. Retried after a collision, so the work must have no other effects. */
  inTransaction<T>(work: (tx: Transaction) => Promise<T>, mode?: TransactionMode): Promise<T>
  /** Listens for names announced in this process's transactions, after each commit. Returns what stops it. */
  onAnnounced(listen: (names: ReadonlySet<string>) => void): () => void
  /** Whether the database responds within two seconds. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}
