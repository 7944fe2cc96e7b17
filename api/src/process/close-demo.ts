import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import { member, session } from '../tables/account.ts'
import { discountCode } from '../tables/discounts.ts'
import { demoWorld } from '../tables/site.ts'

/** The demo's welcome code. Its time tells it from a code of that name that staff add. */
export const DEMO_CODE = { code: 'WELCOME10', createdAt: new Date('2026-01-01T00:00:00Z') }

/**
 * For a real site on a database that held a demo: disables the accounts whose password is in the
 * documentation and the demo's welcome code, and warns the operator of remaining demo members.
 */
export async function closeDemo(database: Database, log: Log): Promise<void> {
  await database.inTransaction(async (tx) => {
    const isDemo = eq(member.isDemo, true)
    const demo = tx.select({ id: member.id }).from(member).where(isDemo)
    await tx.delete(session).where(inArray(session.memberId, demo))
    // Skips those already shut: there may be a million.
    await tx
      .update(member)
      .set({ passwordHash: null })
      .where(and(isDemo, isNotNull(member.passwordHash)))
    const { code, createdAt } = DEMO_CODE
    await tx
      .delete(discountCode)
      .where(and(eq(discountCode.code, code), eq(discountCode.createdAt, createdAt)))
  })
  const [world] = await database.db.select({ members: demoWorld.members }).from(demoWorld)
  if (!world?.members) return
  log.warn(
    `${world.members} demo members are among the real ones. To remove them: npm run db:demo -- --remove`,
  )
}
