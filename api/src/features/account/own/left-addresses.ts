import { BAN_DAYS, RETURN_DAYS } from 'contracts'
import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { mailboxIn, mailboxOf } from '../../../tables/mailbox.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { leftAddress } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { hashesOfEmail, hashOfEmail } from '../../site/hash-of-email.ts'

interface Address {
  readonly brandId: string
  readonly email: string
}

interface Left {
  readonly leftAt: Date
  /** Deleted because of a ban. */
  readonly isBanned: boolean
}

const purpose = 'left'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Remembers the address of a deleted account: what new members get it gets only once, and a ban goes on. */
export async function keepAddress(tx: Transaction, secret: string, address: Address, left: Left) {
  const email = hashOfEmail(address.email, { secret, purpose, brandId: address.brandId })
  await tx
    .insert(leftAddress)
    .values({ brandId: address.brandId, email, ...left })
    .onConflictDoUpdate({
      target: [leftAddress.brandId, leftAddress.email],
      // Closing another account of the same mailbox ends no ban.
      set: { leftAt: left.leftAt, isBanned: sql`${leftAddress.isBanned} or excluded.is_banned` },
    })
}

/**
 * Whether the mailbox has another account than this one, or had one that was deleted in the last year. Others
 * who ask about the same mailbox wait for the end of the transaction.
 */
export async function isKnownMailbox(
  tx: Transaction,
  secret: string,
  { memberId, ...address }: Address & MemberKey,
  now: Date,
): Promise<boolean> {
  const { brandId } = address
  const mailbox = mailboxOf(address.email)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${brandId} ${mailbox}`}, 0))`)
  const isOther = and(
    eq(member.brandId, brandId),
    eq(mailboxIn(member.email), mailbox),
    ne(member.id, memberId),
  )
  if ((await tx.$count(member, isOther)) > 0) return true
  const isLately = gt(leftAddress.leftAt, daysBefore(now, RETURN_DAYS))
  return (await tx.$count(leftAddress, and(isKept(secret, address), isLately))) > 0
}

/**
 * Whether a member with this address is banned, or was until the account was deleted. Another spelling of the
 * same mailbox is the same address.
 */
export async function isBannedAddress(
  db: Queryable,
  secret: string,
  address: Address,
  now: Date,
): Promise<boolean> {
  const isBanned = and(
    eq(member.brandId, address.brandId),
    eq(member.status, 'banned'),
    eq(mailboxIn(member.email), mailboxOf(address.email)),
  )
  if ((await db.$count(member, isBanned)) > 0) return true
  const isInForce = and(eq(leftAddress.isBanned, true), gt(leftAddress.leftAt, daysBefore(now, BAN_DAYS)))
  return (await db.$count(leftAddress, and(isKept(secret, address), isInForce))) > 0
}

function isKept(secret: string, { brandId, email }: Address) {
  const hashes = hashesOfEmail(email, { secret, purpose, brandId })
  return and(eq(leftAddress.brandId, brandId), inArray(leftAddress.email, hashes))
}

export async function forgetLeftAddresses({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const isOver = and(eq(leftAddress.isBanned, false), lte(leftAddress.leftAt, daysBefore(now, RETURN_DAYS)))
  await db.delete(leftAddress).where(or(isOver, lte(leftAddress.leftAt, daysBefore(now, BAN_DAYS))))
}
