import { and, eq, gt, gte, lte, ne, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { mailUndo } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { hashOfToken, newToken } from '../tokens.ts'

const UNDO_DAYS = 7

/** Issues the link that brings this address back. Earlier ones stay valid: a thief cannot void them. */
export async function issueUndo(
  tx: Transaction,
  { brandId, memberId, email }: MemberKey & { readonly email: string },
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + UNDO_DAYS * DAY_MS)
  const row = { tokenHash: hashOfToken(token), brandId, memberId, email, createdAt: now, expiresAt }
  await tx.delete(mailUndo).where(lte(mailUndo.expiresAt, now))
  await tx.insert(mailUndo).values(row)
  return token
}

/** Consumes a token, with all others for the same address and for later changes. */
export async function takeUndo(
  tx: Transaction,
  { brandId, token, now }: { readonly brandId: string; readonly token: string; readonly now: Date },
): Promise<MemberKey & { readonly email: string }> {
  const isIt = and(
    eq(mailUndo.tokenHash, hashOfToken(token)),
    eq(mailUndo.brandId, brandId),
    gt(mailUndo.expiresAt, now),
  )
  const [known] = await tx.select({ memberId: mailUndo.memberId }).from(mailUndo).where(isIt)
  if (!known) refuse('link_expired')
  const { memberId } = known
  // Locks the member first, as every other change does, so that concurrent ones cannot deadlock.
  await tx.select({ id: member.id }).from(member).where(isMember({ brandId, memberId })).for('update')
  const [taken] = await tx.delete(mailUndo).where(isIt).returning()
  if (!taken) refuse('link_expired')
  const isOver = or(eq(mailUndo.email, taken.email), gte(mailUndo.createdAt, taken.createdAt))
  await tx.delete(mailUndo).where(and(eq(mailUndo.memberId, memberId), isOver))
  return { brandId, memberId, email: taken.email }
}

/** An address at a brand. */
export interface Address {
  readonly brandId: string
  /** The member who wants it; undefined for a visitor. */
  readonly memberId?: string
  readonly email: string
}

/** Whether another member can take this address back, and so nobody else may have it. */
export async function isReserved(
  db: Queryable,
  { brandId, memberId, email }: Address,
  now: Date,
): Promise<boolean> {
  const isTheirs = and(
    eq(mailUndo.brandId, brandId),
    eq(mailUndo.email, email),
    gt(mailUndo.expiresAt, now),
    memberId === undefined ? undefined : ne(mailUndo.memberId, memberId),
  )
  return (await db.$count(mailUndo, isTheirs)) > 0
}
