import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'

/** §4: stops all notification mails to this member until they turn them on again. */
export async function unsubscribe(database: Database, key: MemberKey): Promise<void> {
  await database.inTransaction(async (tx) => {
    // Links in old mails outlive deleted members.
    if ((await tx.$count(member, eq(member.id, key.memberId))) === 0) return
    await changeUser(tx, key, async ({ notificationsDisabled: before }) => {
      if (before.includes('listunsubscribe')) return
      const notificationsDisabled = [...before, 'listunsubscribe' as const]
      await tx.update(member).set({ notificationsDisabled }).where(isMember(key))
    })
  })
}
