import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { creditLot, creditSpending, ledgerAccount, ledgerTransfer } from '../../../tables/credits.ts'
import { grantId } from './grant.ts'

export interface OrderKey {
  readonly brandId: string
  readonly order: string
}

const refunded = sql<number>`(
  select coalesce(sum(${creditSpending.amount}), 0)::integer from ${creditSpending}
  join ${ledgerTransfer} as taker on taker.owner_id = ${creditSpending.ownerId} and taker.sequence = ${creditSpending.sequence}
  where ${creditSpending.ownerId} = ${creditLot.ownerId} and ${creditSpending.lot} = ${creditLot.sequence} and taker.kind = 'refund'
)`

function isGrantOf({ brandId, order }: OrderKey) {
  return and(
    eq(ledgerTransfer.brandId, brandId),
    eq(ledgerTransfer.id, grantId(order)),
    eq(ledgerTransfer.kind, 'order'),
  )
}

/** Whether an order's credits were granted: not if its member was deleted before it was paid. */
export async function isGranted(tx: Transaction, order: OrderKey): Promise<boolean> {
  return (await tx.$count(ledgerTransfer, isGrantOf(order))) > 0
}

/** How many of an order's credits are unused; 0 if none were granted. */
export async function unusedCredits(db: Queryable, order: OrderKey): Promise<number> {
  const [lot] = await findLot(db, order)
  return lot?.remaining ?? 0
}

/** Finds an order's lot with what is left of it, and locks its account until the transaction ends. */
export async function lockOrderLot(tx: Transaction, { brandId, order }: OrderKey) {
  const [account] = await tx
    .select({ ownerId: ledgerAccount.id, memberId: ledgerAccount.memberId })
    .from(ledgerTransfer)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerTransfer.ownerId))
    .where(isGrantOf({ brandId, order }))
    .for('update', { of: ledgerAccount })
  if (!account) refuse('not_found')
  // A second query: the first one read its snapshot before it waited for the account's lock.
  const [lot] = await findLot(tx, { brandId, order })
  if (!lot) throw new Error('An order has a transfer but no lot.')
  return { brandId, ...account, ...lot }
}

function findLot(db: Queryable, order: OrderKey) {
  return db
    .select({
      lot: creditLot.sequence,
      granted: creditLot.granted,
      remaining: creditLot.remaining,
      refunded,
    })
    .from(creditLot)
    .innerJoin(
      ledgerTransfer,
      and(eq(ledgerTransfer.ownerId, creditLot.ownerId), eq(ledgerTransfer.sequence, creditLot.sequence)),
    )
    .where(isGrantOf(order))
}
