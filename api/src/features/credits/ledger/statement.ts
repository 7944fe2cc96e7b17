import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { LotOrigin, TransferKind } from '../../../tables/credit-kinds.ts'
import {
  creditLot,
  creditSpending,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
} from '../../../tables/credits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'

export interface StatementLine {
  /** Position in the account, from 1 for the member's first transfer. */
  readonly sequence: number
  readonly id: string
  readonly kind: TransferKind
  readonly reason: string | null
  readonly at: Date
  /** Credits for the member; negative: taken from the member. */
  readonly amount: number
  readonly balance: number
  /** The lots that were added to or taken from, named by the transfer that created them. */
  readonly lots: readonly { readonly lot: number; readonly origin: LotOrigin; readonly amount: number }[]
}

interface Page {
  /** Sequence of the last line on the previous page. */
  readonly before?: number
  readonly limit?: number
}

/** A member's transfers, newest first. */
export async function findStatement(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  { before, limit = 50 }: Page = {},
): Promise<StatementLine[]> {
  const [account] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.brandId, brandId)))
  if (!account) return []
  const { ownerId, sequence } = ledgerTransfer
  const isOwn = eq(ownerId, account.id)
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
    .where(before === undefined ? isOwn : and(isOwn, lt(sequence, before)))
    .orderBy(desc(sequence))
    .limit(limit)
  const lots = await lotsBySequence(
    db,
    account.id,
    lines.map((line) => line.sequence),
  )
  return lines.map((line) => ({ ...line, lots: lots.get(line.sequence) ?? [] }))
}

async function lotsBySequence(db: Queryable, ownerId: string, sequences: readonly number[]) {
  const wanted = [...sequences]
  const added = await db
    .select({
      sequence: creditLot.sequence,
      lot: creditLot.sequence,
      origin: creditLot.origin,
      amount: creditLot.granted,
    })
    .from(creditLot)
    .where(and(eq(creditLot.ownerId, ownerId), inArray(creditLot.sequence, wanted)))
  const taken = await db
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
    .where(and(eq(creditSpending.ownerId, ownerId), inArray(creditSpending.sequence, wanted)))
    .orderBy(creditSpending.lot)
  return Map.groupBy([...added, ...taken], ({ sequence }) => sequence)
}
