import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import { changeUser } from './change-user.ts'
import { newToken } from './sessions.ts'
import { member } from './tables.ts'
import { isMember, type Whose } from './whose.ts'

/** What stands in every notification that is mailed to a member, always the same: an old mail's button works too. */
export async function unsubscribeToken(db: Queryable, whose: Whose): Promise<string> {
  const [found] = await db
    .update(member)
    .set({ unsubscribeToken: sql`coalesce(${member.unsubscribeToken}, ${newToken()})` })
    .where(isMember(whose))
    .returning({ token: member.unsubscribeToken })
  return found?.token ?? refuse('not_found')
}

/** §4: no notification is mailed to whoever has this token, until they want them again. */
export async function unsubscribe(tx: Transaction, brandId: string, token: string): Promise<void> {
  const isIt = and(eq(member.brandId, brandId), eq(member.unsubscribeToken, token))
  const [found] = await tx.select({ memberId: member.id }).from(member).where(isIt)
  if (!found) refuse('link_expired')
  const whose = { brandId, memberId: found.memberId }
  await changeUser(tx, whose, async ({ notificationsDisabled: before }) => {
    if (before.includes('listunsubscribe')) return
    await tx
      .update(member)
      .set({ notificationsDisabled: [...before, 'listunsubscribe'] })
      .where(isMember(whose))
  })
}
