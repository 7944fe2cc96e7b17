import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { findToken, type PresentedToken } from '../mail-tokens/account-tokens.ts'
import { checkOwnPassword, type EnteredPassword, refuseIfChanged } from '../passwords/password-checks.ts'
import { loginRefusal } from '../rules.ts'
import { type Browser, type StartedSession, startSession } from '../sessions/start-session.ts'
import { findUser } from '../users.ts'

/** The caller who follows a mailed link. */
export interface LinkCaller {
  readonly brand: Brand
  /** Null for a visitor. */
  readonly viewer: MemberKey | null
  readonly browser: Browser
  /** The site's secret. */
  readonly secret: string
  /** The password that the caller entered. */
  readonly password?: string | undefined
}

/**
 * Refuses callers who own only the mailbox, by their session or the account's password: a stranger's click
 * would confirm an account that someone else made with the stranger's address. Returns the password if it was
 * needed, for `refuseIfOther`.
 */
export async function checkLinkOwner(
  database: Database,
  { viewer, password }: LinkCaller,
  presented: PresentedToken,
): Promise<EnteredPassword | null> {
  const owner = await findToken(database.db, presented)
  if (viewer?.memberId === owner.memberId) return null
  const [found] = await database.db
    .select({ status: member.status })
    .from(member)
    .where(eq(member.id, owner.memberId))
  // A closed account refuses the link whatever the password.
  if (!found || loginRefusal(found.status)) return null
  if (password === undefined) refuse('login_failed', { fields: { password: 'login_failed' } })
  return checkOwnPassword(
    database,
    owner,
    { password, field: 'password', code: 'login_failed' },
    presented.now,
  )
}

/** Checks the password again in the transaction that consumes the link. */
export async function refuseIfOther(tx: Transaction, owner: MemberKey, entered: EnteredPassword | null) {
  if (entered) await refuseIfChanged(tx, owner, entered)
}

/** Logs in a caller who has entered the password; returns the user alone to one who is logged in. */
export async function enterByLink(
  database: Database,
  { brand, browser }: LinkCaller,
  { memberId, entered }: { readonly memberId: string; readonly entered: EnteredPassword | null },
  now: Date,
): Promise<Pick<StartedSession, 'user'> & Partial<StartedSession>> {
  if (entered) {
    return startSession(database, { brand, memberId, browser, passwordHash: entered.passwordHash }, now)
  }
  return { user: (await findUser(database.db, brand, memberId, now)) ?? refuse('link_expired') }
}
