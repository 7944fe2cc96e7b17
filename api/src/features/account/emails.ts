import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { member } from '../../tables/account.ts'
import { isMember, type MemberKey } from '../../tables/member-key.ts'
import { copyBlocks } from '../members/visibility/kept-blocks.ts'
import { voidTokens } from './mail-tokens/account-tokens.ts'
import { type Address, isReserved } from './mail-tokens/mail-undo.ts'
import { isBannedAddress, isKnownMailbox } from './own/left-addresses.ts'

/** Whether no account of this brand uses the address, and no other member can take it back. */
export async function isEmailFree(db: Queryable, address: Address, now: Date): Promise<boolean> {
  if ((await db.$count(member, hasEmail(address.brandId, address.email))) > 0) return false
  return !(await isReserved(db, address, now))
}

/**
 * Changes a member's address to one that a mailed link has proven; returns false if another account has taken
 * it since, or its member is banned. Voids the links that were mailed to the old address and forgets that mail bounced there.
 */
export async function setEmail(
  tx: Transaction,
  secret: string,
  { email, ...key }: MemberKey & { readonly email: string },
  now: Date,
): Promise<boolean> {
  const others = and(hasEmail(key.brandId, email), ne(member.id, key.memberId))
  const notificationsDisabled = sql`array_remove(${member.notificationsDisabled}, 'bounce')`
  // Serializes those who prove the same address; the index would refuse the second one with an error.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email ${key.brandId} ${email}`}, 0))`)
  if ((await tx.$count(member, others)) > 0 || (await isReserved(tx, { ...key, email }, now))) return false
  if (await isBannedAddress(tx, secret, { ...key, email }, now)) return false
  await tx.update(member).set({ email, notificationsDisabled }).where(isMember(key))
  await voidTokens(tx, key, 'activate', 'reset-password', 'mail-change')
  await copyBlocks(tx, secret, { ...key, email })
  if (await isKnownMailbox(tx, secret, { ...key, email }, now))
    await tx.update(member).set({ isReturning: true }).where(isMember(key))
  return true
}

function hasEmail(brandId: string, email: string) {
  return and(eq(member.brandId, brandId), eq(sql`lower(${member.email})`, email))
}
