import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { demoEmail } from '../features/account/demo-accounts.ts'
import { member } from '../tables/account.ts'
import { memberSearch } from '../tables/search.ts'

/**
 * §4: the free demo account signs up this moment, so that its welcome bonus runs again; how many there are. The others
 * were here as lately as on the day on which the world was made.
 */
export async function refreshDemoWorld(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  now = new Date(),
): Promise<number> {
  return inTransaction(async (tx) => {
    await bringBack(tx, now)
    const isFree = and(eq(member.isDemo, true), eq(member.email, demoEmail('free')))
    const { rowCount } = await tx.update(member).set({ createdAt: now }).where(isFree)
    return rowCount ?? 0
  })
}

async function bringBack(tx: Transaction, now: Date) {
  // Those without a password: the accounts may be in use at this moment.
  const isOfWorld = and(eq(member.isDemo, true), isNull(member.passwordHash))
  const demo = tx.select({ id: member.id }).from(member).where(isOfWorld)
  const isDemo = inArray(memberSearch.memberId, demo)
  const since = sql`(select ${now.toISOString()}::timestamptz - max(last_active) from ${memberSearch} where ${isDemo})`
  await tx
    .update(memberSearch)
    .set({ lastActive: sql`least(${memberSearch.lastActive} + ${since}, ${now.toISOString()}::timestamptz)` })
    .where(isDemo)
}
