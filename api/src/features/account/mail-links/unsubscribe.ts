import type { unsubscribe as endpoint } from 'contracts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { readUnsubscribeToken } from '../../../outbox/unsubscribe-token.ts'
import { member } from '../../../tables/account.ts'
import { isMember } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'

/** §4: no notification is mailed to whoever the token names, until they want them again. */
export async function unsubscribe({
  query,
  brand,
  database,
  request,
}: Call<typeof endpoint, 'any'>): Promise<void> {
  const { secret } = request.server
  const memberId = secret === null ? undefined : readUnsubscribeToken(secret, brand.id, query.token)
  if (memberId === undefined) refuse('link_expired')
  const whose = { brandId: brand.id, memberId }
  await database.inTransaction(async (tx) => {
    // Of somebody who is gone there is nothing to stop.
    if ((await tx.$count(member, eq(member.id, memberId))) === 0) return
    await changeUser(tx, whose, async ({ notificationsDisabled: before }) => {
      if (before.includes('listunsubscribe')) return
      const notificationsDisabled = [...before, 'listunsubscribe' as const]
      await tx.update(member).set({ notificationsDisabled }).where(isMember(whose))
    })
  })
}
