import type { changeAccount as endpoint, InputOf } from 'contracts'
import type { Database } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'

type Changes = NonNullable<InputOf<typeof endpoint>['body']>

/** Turns privacy mode on or off, and records that the member has seen the alternatives to leaving. */
export async function changeAccount(
  database: Database,
  key: MemberKey,
  { paused, offer_seen }: Changes,
  now: Date,
): Promise<void> {
  await database.inTransaction((tx) =>
    changeUser(tx, key, async ({ pausedAt, offerSeenAt }) => {
      const changed = {
        pausedAt: paused === undefined ? pausedAt : paused ? (pausedAt ?? now) : null,
        offerSeenAt: offerSeenAt ?? (offer_seen ? now : null),
      }
      await tx.update(member).set(changed).where(isMember(key))
    }),
  )
}
