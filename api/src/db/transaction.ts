import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Transaction, TransactionMode } from './database.ts'

const TRIES = 6

const announced = new WeakMap<Transaction, Set<string>>()

/** Has this said to whoever listens as soon as the transaction is committed, and never if it is not. */
export function announce(tx: Transaction, name: string) {
  const names = announced.get(tx)
  if (!names) throw new Error('Nothing hears of this transaction: begin it with inTransaction().')
  names.add(name)
}

interface TransactionOptions extends TransactionMode {
  readonly tries?: number
  readonly onAnnounced?: (names: ReadonlySet<string>) => void
}

/** Runs the work again where the database says that it collided with another's and nothing of it was done. */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  { tries = TRIES, onAnnounced, ...mode }: TransactionOptions = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    const names = new Set<string>()
    try {
      const done = await once(pool, announcing(work, names), mode)
      if (names.size > 0) onAnnounced?.(names)
      return done
    } catch (error) {
      if (failures === tries || !isCollision(error)) throw error
      // Those that collided do not meet again.
      await sleep(Math.random() * 10 * 2 ** failures)
    }
  }
}

function announcing<T>(work: (tx: Transaction) => Promise<T>, names: Set<string>) {
  return (tx: Transaction) => {
    announced.set(tx, names)
    return work(tx)
  }
}

/**
 * On a connection that is ours to give back. Given the pool, the query builder keeps for ever each connection on which
 * `begin` fails, until none is left (drizzle-team/drizzle-orm#6241).
 */
async function once<T>(pool: Pool, work: (tx: Transaction) => Promise<T>, mode: TransactionMode): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzle({ client }).transaction(work, mode)
  } finally {
    // The pool drops what is broken.
    client.release()
  }
}

/** Serialization failure and deadlock; the query builder wraps what the database said. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === '40001' || code === '40P01' || isCollision(error.cause)
}
