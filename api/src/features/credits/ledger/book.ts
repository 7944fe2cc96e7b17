import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberEvent } from '../../../events/publish-events.ts'
import { refuse } from '../../../http/refusal.ts'
import { counterAccounts, type LotOrigin, type TransferKind } from '../../../tables/credit-kinds.ts'
import { requestHash } from './request-hash.ts'

interface Transfer {
  readonly brandId: string
  /** Null once the member is deleted; `ownerId` then names the account. */
  readonly memberId: string | null
  readonly ownerId?: string
  /** Idempotency key: one owner has one transfer with this id. */
  readonly id: string
  readonly kind: TransferKind
  /** Credits for the member; negative: taken from the member. */
  readonly amount: number
  /** The content of the request. The same id with a different request is refused. */
  readonly request: unknown
  readonly now: Date
  /** Origin of the lot that the credits come in. */
  readonly origin?: LotOrigin
  /** Takes from this lot only. */
  readonly lot?: number
  /** Credits that the brand writes off in the same transfer. */
  readonly loss?: number
  readonly reason?: string
}

export interface BookedTransfer {
  /** The transfer had been booked before; the other fields describe that first booking. */
  readonly isReplay: boolean
  /** Credits for the member; negative: taken from the member. */
  readonly amount: number
  /** The member's balance after the transfer. */
  readonly balance: number
  /** For the transaction's single call of `publishEvents`; empty if nothing changed. */
  readonly events: readonly MemberEvent[]
}

interface Row {
  readonly [column: string]: unknown
  readonly outcome: 'posted' | 'replayed' | 'nothing' | 'reused' | 'short'
  readonly amount: number
  readonly balance: number
}

/** The only way to move credits: a database function writes the transfer with its entries, or nothing. */
export async function book(tx: Transaction, transfer: Transfer): Promise<BookedTransfer> {
  const {
    brandId,
    memberId,
    ownerId,
    id,
    kind,
    amount,
    request,
    now,
    origin,
    lot,
    loss = 0,
    reason,
  } = transfer
  const hash = requestHash([kind, request])
  const {
    rows: [row],
  } = await tx.execute<Row>(sql`
    select * from ledger_post(
      ${brandId}, ${memberId}, ${ownerId ?? null}, ${id}, ${kind}, ${hash}, ${reason ?? null},
      ${now.toISOString()}, ${amount}, ${counterAccounts[kind]}, ${origin ?? null}, ${lot ?? null}, ${loss}
    )`)
  if (row === undefined) throw new Error('ledger_post returned no row.')
  const { outcome, balance } = row
  if (outcome === 'reused') refuse('id_reused')
  if (outcome === 'short') refuse(amount > 0 ? 'not_found' : 'not_enough_credits')
  const events: MemberEvent[] = []
  if (outcome === 'posted' && memberId !== null)
    events.push({ brandId, memberId, event: { kind: 'balance', credits: balance } })
  return { isReplay: outcome === 'replayed', amount: row.amount, balance, events }
}
