import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { TransferKind } from '../../../tables/credit-kinds.ts'
import { ledgerEntry, ledgerTransfer } from '../../../tables/credits.ts'
import { grantId } from './grant.ts'

export interface Posting {
  readonly id: string
  readonly order: string
  readonly kind: TransferKind
  readonly at: Date
  /** Credits for the member; negative: taken from the member. */
  readonly credits: number
}

const TAKEN = ['refund', 'refund-part', 'chargeback']

/** The ledger's postings about orders of a brand: the credits that they brought, and those that were taken back. */
export async function findPostings(
  db: Queryable,
  brandId: string,
  orders: readonly string[],
): Promise<Map<string, Posting[]>> {
  const isAmong = (ids: readonly string[]) => sql`${ledgerTransfer.id} = any(${sql.param(ids)})`
  const grants = await postings(
    db,
    and(eq(ledgerTransfer.brandId, brandId), eq(ledgerTransfer.kind, 'order'), isAmong(orders.map(grantId))),
  )
  const owners = [...new Set(grants.map(({ ownerId }) => ownerId))]
  const taken = await postings(
    db,
    and(
      sql`${ledgerTransfer.ownerId} = any(${sql.param(owners)})`,
      inArray(ledgerTransfer.kind, ['refund', 'chargeback']),
      isAmong(orders.flatMap((order) => TAKEN.map((what) => `${what}:${order}`))),
    ),
  )
  return Map.groupBy(
    [...grants, ...taken].map(({ ownerId: _, ...one }) => ({ ...one, order: one.id.replace(/^[^:]*:/, '') })),
    ({ order }) => order,
  )
}

function postings(db: Queryable, isMeant: ReturnType<typeof and>) {
  return db
    .select({
      id: ledgerTransfer.id,
      ownerId: ledgerTransfer.ownerId,
      kind: ledgerTransfer.kind,
      at: ledgerTransfer.createdAt,
      credits: sql<number>`coalesce(${ledgerEntry.amount}, 0)`,
    })
    .from(ledgerTransfer)
    .leftJoin(
      ledgerEntry,
      and(
        eq(ledgerEntry.ownerId, ledgerTransfer.ownerId),
        eq(ledgerEntry.sequence, ledgerTransfer.sequence),
        eq(ledgerEntry.account, 'member'),
      ),
    )
    .where(isMeant)
}
