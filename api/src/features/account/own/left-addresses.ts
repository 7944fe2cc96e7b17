import { BAN_DAYS, RETURN_DAYS } from 'contracts'
import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { leftAddress } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { hashOfEmail, mailboxOf } from '../../site/hash-of-email.ts'

interface Address {
  readonly brandId: string
  readonly email: string
}

interface Left {
  readonly leftAt: Date
  /** Deleted because of a ban. */
  readonly isBanned: boolean
}

const hashOf = (secret: string, { brandId, email }: Address) =>
  hashOfEmail(email, { secret, purpose: 'left', brandId })

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Remembers the address of a deleted account: what new members get it gets only once, and a ban goes on. */
export async function keepAddress(tx: Transaction, secret: string, address: Address, left: Left) {
  const email = hashOf(secret, address)
  await tx
    .insert(leftAddress)
    .values({ brandId: address.brandId, email, ...left })
    .onConflictDoUpdate({
      target: [leftAddress.brandId, leftAddress.email],
      // Closing another account of the same mailbox ends no ban.
      set: { leftAt: left.leftAt, isBanned: sql`${leftAddress.isBanned} or excluded.is_banned` },
    })
}

/** Whether an account with this address was deleted in the last year. */
export async function hasLeftBefore(tx: Transaction, secret: string, address: Address, now: Date) {
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
  const mailbox = sql`regexp_replace(lower(${member.email}), '\\+.*@', '@')`
  const isBanned = and(
    eq(member.brandId, address.brandId),
    eq(member.status, 'banned'),
    eq(mailbox, mailboxOf(address.email)),
  )
  if ((await db.$count(member, isBanned)) > 0) return true
  const isInForce = and(eq(leftAddress.isBanned, true), gt(leftAddress.leftAt, daysBefore(now, BAN_DAYS)))
  return (await db.$count(leftAddress, and(isKept(secret, address), isInForce))) > 0
}

const isKept = (secret: string, address: Address) =>
  and(eq(leftAddress.brandId, address.brandId), eq(leftAddress.email, hashOf(secret, address)))

export async function forgetLeftAddresses({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const isOver = and(eq(leftAddress.isBanned, false), lte(leftAddress.leftAt, daysBefore(now, RETURN_DAYS)))
  await db.delete(leftAddress).where(or(isOver, lte(leftAddress.leftAt, daysBefore(now, BAN_DAYS))))
}
