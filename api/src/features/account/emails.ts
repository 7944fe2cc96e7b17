import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { member } from '../../tables/account.ts'
import { isMember, type MemberKey } from '../../tables/member-key.ts'
import { voidTokens } from './mail-links/account-tokens.ts'

/** Whether no account of the brand has this address. */
export async function isEmailFree(db: Queryable, brandId: string, email: string): Promise<boolean> {
  return (await db.$count(member, hasAddress(brandId, email))) === 0
}

/**
 * Gives a member another address, proven by a link that was sent there; false where it is somebody else's by now. Links
 * that were sent to the one before are no good any more, and that mail bounced there says nothing about this one.
 */
export async function setEmail(tx: Transaction, key: MemberKey, email: string): Promise<boolean> {
  const others = and(hasAddress(key.brandId, email), ne(member.id, key.memberId))
  if ((await tx.$count(member, others)) > 0) return false
  const notificationsDisabled = sql`array_remove(${member.notificationsDisabled}, 'bounce')`
  await tx.update(member).set({ email, notificationsDisabled }).where(isMember(key))
  await voidTokens(tx, key, 'activate', 'reset-password', 'mail-change')
  return true
}

function hasAddress(brandId: string, email: string) {
  return and(eq(member.brandId, brandId), eq(sql`lower(${member.email})`, email))
}
