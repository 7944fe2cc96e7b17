import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../api/src/db/database.ts'
import { member } from '../../api/src/tables/account.ts'
import { memberSearch } from '../../api/src/tables/search.ts'
import { demoEmail } from './accounts/demo-accounts.ts'

/**
 * §4: makes the free demo accounts sign up now, so that their new-member discount runs again, and returns their
 * number. Other demo members become as recently active as when the world was made.
 */
export async function refreshDemoWorld(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  now = new Date(),
): Promise<number> {
  return inTransaction(async (tx) => {
    await refreshActivity(tx, now)
    const isFree = and(eq(member.isDemo, true), eq(member.email, demoEmail('free')))
    const { rowCount } = await tx.update(member).set({ createdAt: now }).where(isFree)
    return rowCount ?? 0
  })
}

async function refreshActivity(tx: Transaction, now: Date) {
  // Only members without a password: the demo accounts may be in use right now.
  const isOfWorld = and(eq(member.isDemo, true), isNull(member.passwordHash))
  const demo = tx.select({ id: member.id }).from(member).where(isOfWorld)
  const isDemo = inArray(memberSearch.memberId, demo)
  const shift = sql`(select ${now.toISOString()}::timestamptz - max(last_active) from ${memberSearch} where ${isDemo})`
  await tx
    .update(memberSearch)
    .set({ lastActive: sql`least(${memberSearch.lastActive} + ${shift}, ${now.toISOString()}::timestamptz)` })
    .where(isDemo)
}
