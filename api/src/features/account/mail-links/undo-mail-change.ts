import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { announceSessionEnd } from '../../../events/publish-events.ts'
import { refuse } from '../../../http/refusal.ts'
import { member, session } from '../../../tables/account.ts'
import { isMember } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { setEmail } from '../emails.ts'
import { issueToken, voidTokens } from '../mail-tokens/account-tokens.ts'
import { takeUndo } from '../mail-tokens/mail-undo.ts'
import { isLockedOut } from '../rules.ts'
import type { LinkCaller } from './link-caller.ts'

/**
 * Brings back the address that the link was mailed to. Someone with the password changed it, so that no
 * longer works: the owner gets a token for a new one. An account that was closed since is open again.
 */
export async function undoMailChange(
  database: Database,
  { brand, secret }: Pick<LinkCaller, 'brand' | 'secret'>,
  token: string,
  now: Date,
): Promise<{ readonly reset: string }> {
  return database.inTransaction(async (tx) => {
    const { email, ...owner } = await takeUndo(tx, { brandId: brand.id, token, now })
    await changeUser(tx, owner, async ({ status, email: current }) => {
      if (isLockedOut(status)) refuse('link_expired')
      if (current !== email && !(await setEmail(tx, secret, { ...owner, email }, now))) {
        refuse('account_exists')
      }
      const open = { status: 'confirmed', leftAt: null, passwordHash: null } as const
      await tx.update(member).set(open).where(isMember(owner))
      await voidTokens(tx, owner, 'activate', 'reset-password', 'mail-change', 'reactivate')
      await tx.delete(session).where(eq(session.memberId, owner.memberId))
      announceSessionEnd(tx, owner.memberId)
    })
    return { reset: await issueToken(tx, owner, { purpose: 'reset-password', now }) }
  })
}
