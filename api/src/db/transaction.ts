import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Transaction, TransactionMode } from './database.ts'

const MAX_ATTEMPTS = 6

const announced = new WeakMap<Transaction, Set<string>>()

/** Announces a name to the database's listeners after the transaction commits; a rollback discards it. */
export function announce(tx: Transaction, name: string) {
  const names = announced.get(tx)
  if (!names) throw new Error('This transaction has no listeners: begin it with inTransaction().')
  names.add(name)
}

interface TransactionOptions extends TransactionMode {
  readonly tries?: number
  readonly onAnnounced?: (names: ReadonlySet<string>) => void
}

/** Retries the work if the database rolled it back because it collided with another transaction. */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  { tries = MAX_ATTEMPTS, onAnnounced, ...mode }: TransactionOptions = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    const names = new Set<string>()
    try {
      const done = await runOnce(pool, collectAnnouncements(work, names), mode)
      if (names.size > 0) onAnnounced?.(names)
      return done
    } catch (error) {
      if (failures === tries || !isCollision(error)) throw error
      // Random backoff, so that the transactions do not collide again.
      await sleep(Math.random() * 10 * 2 ** failures)
    }
  }
}

function collectAnnouncements<T>(work: (tx: Transaction) => Promise<T>, names: Set<string>) {
  return (tx: Transaction) => {
    announced.set(tx, names)
    return work(tx)
  }
}

/** Drizzle leaks a pool connection when `begin` fails (drizzle-orm#6241), so we release our own. */
async function runOnce<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  mode: TransactionMode,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzle({ client }).transaction(work, mode)
  } finally {
    // The pool drops a broken connection.
    client.release()
  }
}

/** Whether this is a serialization failure or a deadlock; Drizzle wraps the error in others. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === '40001' || code === '40P01' || isCollision(error.cause)
}
