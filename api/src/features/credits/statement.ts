import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import type { LotOrigin, TransferKind } from '../../tables/credit-kinds.ts'
import {
  creditLot,
  creditSpending,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
} from '../../tables/credits.ts'
import type { Owner } from './post.ts'

export interface StatementLine {
  /** Counted from the member's first transfer. */
  readonly sequence: number
  readonly id: string
  readonly kind: TransferKind
  readonly reason: string | null
  readonly at: Date
  /** What the member got; negative: gave. */
  readonly amount: number
  readonly balance: number
  /** Which credits these were: those that came, or those that were taken, by the transfer that had brought them. */
  readonly lots: readonly { readonly lot: number; readonly origin: LotOrigin; readonly amount: number }[]
}

interface Page {
  /** The number of the last line of the page before. */
  readonly before?: number
  readonly limit?: number
}

/** What a member got and gave, the newest first. */
export async function statementOf(
  db: Queryable,
  { brandId, memberId }: Owner,
  { before, limit = 50 }: Page = {},
): Promise<StatementLine[]> {
  const [account] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.brandId, brandId)))
  if (!account) return []
  const { ownerId, sequence } = ledgerTransfer
  const isOwners = eq(ownerId, account.id)
  const lines = await db
    .select({
      sequence,
      id: ledgerTransfer.id,
      kind: ledgerTransfer.kind,
      reason: ledgerTransfer.reason,
      at: ledgerTransfer.createdAt,
      amount: sql<number>`coalesce(${ledgerEntry.amount}, 0)`,
      balance: ledgerTransfer.balance,
    })
    .from(ledgerTransfer)
    .leftJoin(
      ledgerEntry,
      and(
        eq(ledgerEntry.ownerId, ownerId),
        eq(ledgerEntry.sequence, sequence),
        eq(ledgerEntry.account, 'member'),
      ),
    )
    .where(before === undefined ? isOwners : and(isOwners, lt(sequence, before)))
    .orderBy(desc(sequence))
    .limit(limit)
  const lots = await lotsOf(
    db,
    account.id,
    lines.map((line) => line.sequence),
  )
  return lines.map((line) => ({ ...line, lots: lots.get(line.sequence) ?? [] }))
}

async function lotsOf(db: Queryable, ownerId: string, sequences: readonly number[]) {
  const among = [...sequences]
  const came = await db
    .select({
      sequence: creditLot.sequence,
      lot: creditLot.sequence,
      origin: creditLot.origin,
      amount: creditLot.granted,
    })
    .from(creditLot)
    .where(and(eq(creditLot.ownerId, ownerId), inArray(creditLot.sequence, among)))
  const went = await db
    .select({
      sequence: creditSpending.sequence,
      lot: creditSpending.lot,
      origin: creditLot.origin,
      amount: sql<number>`-${creditSpending.amount}`,
    })
    .from(creditSpending)
    .innerJoin(
      creditLot,
      and(eq(creditLot.ownerId, creditSpending.ownerId), eq(creditLot.sequence, creditSpending.lot)),
    )
    .where(and(eq(creditSpending.ownerId, ownerId), inArray(creditSpending.sequence, among)))
    .orderBy(creditSpending.lot)
  return Map.groupBy([...came, ...went], ({ sequence }) => sequence)
}
