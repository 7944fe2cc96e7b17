import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Transaction } from './database.ts'

const TRIES = 6

/** Runs the work again where the database says that it collided with another's and nothing of it was done. */
export async function inTransaction<T>(
  db: NodePgDatabase,
  work: (tx: Transaction) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await db.transaction(work)
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
