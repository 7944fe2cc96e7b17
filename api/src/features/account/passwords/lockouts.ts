import { hash } from 'node:crypto'
import { eq, inArray, lt } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { loginLockout } from '../../../tables/account.ts'
import { forgottenBefore, type TakenTry, takeTry } from './lockout-rules.ts'

/** Identifies an account, existing or not, without storing its address. */
export function lockoutKey(brandId: string, email: string): string {
  return hash('sha256', `${brandId} ${email}`, 'base64url')
}

/** Identifies a browser that has logged in to an account before; it has tries of its own. */
export function deviceLockoutKey(device: string): string {
  return hash('sha256', JSON.stringify(['device', device]), 'base64url')
}

/** Counts a try to log in to an account, across all nodes. */
export function takeLoginTry(database: Database, account: string, now: Date): Promise<TakenTry> {
  return database.inTransaction(async (tx) => {
    const fresh = { account, tries: 0, lockouts: 0, lockedUntil: null, lastTryAt: now }
    const { rowCount } = await tx.insert(loginLockout).values(fresh).onConflictDoNothing()
    const [before = fresh] = await tx
      .select()
      .from(loginLockout)
      .where(eq(loginLockout.account, account))
      .for('update')
    const taken = takeTry(before, now)
    if (taken.isAllowed) {
      await tx.update(loginLockout).set(taken.after).where(eq(loginLockout.account, account))
    }
    if (rowCount === 1) await sweep(tx, now)
    return taken
  })
}

/** Deletes some old rows for each new one, so that invented addresses cannot fill the table. */
async function sweep(tx: Transaction, now: Date) {
  const old = tx
    .select({ account: loginLockout.account })
    .from(loginLockout)
    .where(lt(loginLockout.lastTryAt, forgottenBefore(now)))
    .limit(10)
    .for('update', { skipLocked: true })
  await tx.delete(loginLockout).where(inArray(loginLockout.account, old))
}

/** Resets the count after a correct password. */
export async function forgetLoginTries(db: Queryable, account: string) {
  await db.delete(loginLockout).where(eq(loginLockout.account, account))
}
