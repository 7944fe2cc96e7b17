import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Transaction } from './database.ts'

const TRIES = 6

const announced = new WeakMap<Transaction, Set<string>>()

/** Has this said to whoever listens as soon as the transaction is committed, and never if it is not. */
export function announce(tx: Transaction, name: string) {
  const names = announced.get(tx)
  if (!names) throw new Error('Nothing hears of this transaction: begin it with inTransaction().')
  names.add(name)
}

interface TransactionOptions {
  readonly tries?: number
  readonly onAnnounced?: (names: ReadonlySet<string>) => void
}

/** Runs the work again where the database says that it collided with another's and nothing of it was done. */
export async function inTransaction<T>(
  db: NodePgDatabase,
  work: (tx: Transaction) => Promise<T>,
  { tries = TRIES, onAnnounced }: TransactionOptions = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    const names = new Set<string>()
    try {
      const done = await db.transaction((tx) => {
        announced.set(tx, names)
        return work(tx)
      })
      if (names.size > 0) onAnnounced?.(names)
      return done
    } catch (error) {
      if (failures === tries || !isCollision(error)) throw error
      // Those that collided do not meet again.
      await sleep(Math.random() * 10 * 2 ** failures)
    }
  }
}

/** Serialization failure and deadlock; the query builder wraps what the database said. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === '40001' || code === '40P01' || isCollision(error.cause)
}
