import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import { creditLot, creditSpending, ledgerAccount, ledgerTransfer } from '../../tables/credits.ts'
import { grantId } from './grant.ts'

export interface OfOrder {
  readonly brandId: string
  readonly order: string
}

const refunded = sql<number>`(
  select coalesce(sum(${creditSpending.amount}), 0)::integer from ${creditSpending}
  join ${ledgerTransfer} as taker on taker.owner_id = ${creditSpending.ownerId} and taker.sequence = ${creditSpending.sequence}
  where ${creditSpending.ownerId} = ${creditLot.ownerId} and ${creditSpending.lot} = ${creditLot.sequence} and taker.kind = 'refund'
)`

/** What an order brought and what became of it; it stays so until the transaction ends. */
export async function holdOrderLot(tx: Transaction, { brandId, order }: OfOrder) {
  const isIt = and(
    eq(ledgerTransfer.brandId, brandId),
    eq(ledgerTransfer.id, grantId(order)),
    eq(ledgerTransfer.kind, 'order'),
  )
  const [account] = await tx
    .select({ ownerId: ledgerAccount.id, memberId: ledgerAccount.memberId })
    .from(ledgerTransfer)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerTransfer.ownerId))
    .where(isIt)
    .for('update', { of: ledgerAccount })
  if (!account) refuse('not_found')
  // Asked again, for the first question saw the lot as it was before it waited for the account.
  const [lot] = await tx
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
    .where(isIt)
  if (!lot) throw new Error('An order has brought credits without a lot.')
  return { brandId, ...account, ...lot }
}
