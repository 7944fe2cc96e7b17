import { RETURN_DAYS } from 'contracts'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { leftAddress } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { hashOfEmail } from '../../site/hash-of-email.ts'

interface Address {
  readonly brandId: string
  readonly email: string
}

const hashOf = (secret: string, { brandId, email }: Address) =>
  hashOfEmail(email, { secret, purpose: 'left', brandId })

const since = (now: Date) => new Date(now.getTime() - RETURN_DAYS * DAY_MS)

/** Remembers the address of a deleted account, so that it gets what new members get only once. */
export async function keepAddress(tx: Transaction, secret: string, address: Address, leftAt: Date) {
  const email = hashOf(secret, address)
  await tx
    .insert(leftAddress)
    .values({ brandId: address.brandId, email, leftAt })
    .onConflictDoUpdate({ target: [leftAddress.brandId, leftAddress.email], set: { leftAt } })
}

/** Whether an account with this address was deleted in the last year. */
export async function hasLeftBefore(tx: Transaction, secret: string, address: Address, now: Date) {
  const isIt = and(
    eq(leftAddress.brandId, address.brandId),
    eq(leftAddress.email, hashOf(secret, address)),
    gt(leftAddress.leftAt, since(now)),
  )
  return (await tx.$count(leftAddress, isIt)) > 0
}

export async function forgetLeftAddresses({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.delete(leftAddress).where(lte(leftAddress.leftAt, since(now)))
}
