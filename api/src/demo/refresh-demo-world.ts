import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { demoEmail } from '../features/account/demo-accounts.ts'
import { member } from '../features/account/tables.ts'

/** §4: the free demo account signs up this moment, so that its welcome bonus runs again; how many there are. */
export async function refreshDemoWorld({ db }: Pick<Database, 'db'>, now = new Date()): Promise<number> {
  const isFree = and(eq(member.isDemo, true), eq(member.email, demoEmail('free')))
  const { rowCount } = await db.update(member).set({ createdAt: now }).where(isFree)
  return rowCount ?? 0
}
