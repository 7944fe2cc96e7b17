import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { accountToken, type TokenPurpose } from '../../../tables/own-account.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { TOKEN_LIFETIMES_MS } from './token-lifetimes.ts'

/** Issues the token for a link in a mail; it replaces an earlier one of the same purpose. */
export async function issueToken(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  { purpose, email = null, now }: { purpose: TokenPurpose; email?: string | null; now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIMES_MS[purpose])
  const fresh = { tokenHash: hashOfToken(token), email, createdAt: now, expiresAt }
  await tx
    .insert(accountToken)
    .values({ brandId, memberId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [accountToken.memberId, accountToken.purpose], set: fresh })
  return token
}

export interface PresentedToken {
  readonly brandId: string
  readonly purpose: TokenPurpose
  readonly token: string
  readonly now: Date
}

function isValid({ brandId, purpose, token, now }: PresentedToken) {
  return and(
    eq(accountToken.tokenHash, hashOfToken(token)),
    eq(accountToken.purpose, purpose),
    eq(accountToken.brandId, brandId),
    gt(accountToken.expiresAt, now),
  )
}

/** Finds the member that a token was issued to, without consuming it. */
export async function findToken(db: Queryable, token: PresentedToken): Promise<MemberKey> {
  const [found] = await db
    .select({ brandId: accountToken.brandId, memberId: accountToken.memberId })
    .from(accountToken)
    .where(isValid(token))
  return found ?? refuse('link_expired')
}

/** Consumes a token. Refuses used, expired and made-up ones alike. */
export async function takeToken(
  tx: Transaction,
  token: PresentedToken,
): Promise<MemberKey & { email: string | null }> {
  const { brandId } = accountToken
  const [known] = await tx
    .select({ brandId, memberId: accountToken.memberId })
    .from(accountToken)
    .where(isValid(token))
  if (!known) refuse('link_expired')
  // Locks the member first, as every other change does, so that concurrent ones cannot deadlock.
  await tx.select({ id: member.id }).from(member).where(isMember(known)).for('update')
  const [taken] = await tx
    .delete(accountToken)
    .where(isValid(token))
    .returning({ brandId, memberId: accountToken.memberId, email: accountToken.email })
  return taken ?? refuse('link_expired')
}

/** Voids the member's links for these purposes. */
export async function voidTokens(
  tx: Transaction,
  { memberId }: MemberKey,
  ...purposes: readonly TokenPurpose[]
): Promise<void> {
  await tx
    .delete(accountToken)
    .where(and(eq(accountToken.memberId, memberId), inArray(accountToken.purpose, [...purposes])))
}
