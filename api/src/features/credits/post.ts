import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { MemberEvent } from '../../events/publish-events.ts'
import { refuse } from '../../http/refusal.ts'
import { counterAccounts, type LotOrigin, type TransferKind } from '../../tables/credit-kinds.ts'
import { requestHash } from './request-hash.ts'

export interface Owner {
  readonly brandId: string
  readonly memberId: string
}

interface Posting {
  readonly brandId: string
  /** Nobody where the member is gone: then the account is named. */
  readonly memberId: string | null
  readonly ownerId?: string
  /** One transfer of this owner, however often it is asked for. */
  readonly id: string
  readonly kind: TransferKind
  /** What the member gets; negative: gives. */
  readonly amount: number
  /** What was asked for; another request under the same id is refused. */
  readonly request: unknown
  readonly now: Date
  /** Of the credits that the member gets. */
  readonly origin?: LotOrigin
  /** From which alone is taken. */
  readonly lot?: number
  /** What the brand loses beside it. */
  readonly loss?: number
  readonly reason?: string
}

export interface Posted {
  /** It was done before; this is what it did then. */
  readonly isReplay: boolean
  /** What the member got; negative: gave. */
  readonly amount: number
  /** The member's credits after it. */
  readonly balance: number
  /** For the one `publishEvents` of the transaction; nothing where nothing changed. */
  readonly told: readonly MemberEvent[]
}

interface Row {
  readonly [column: string]: unknown
  readonly outcome: 'posted' | 'replayed' | 'nothing' | 'reused' | 'short'
  readonly amount: number
  readonly balance: number
}

/** The one way to move credits: by the function of the database that writes a whole transfer or nothing. */
export async function post(tx: Transaction, posting: Posting): Promise<Posted> {
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
  } = posting
  const hash = requestHash([kind, request])
  const {
    rows: [row],
  } = await tx.execute<Row>(sql`
    select * from ledger_post(
      ${brandId}, ${memberId}, ${ownerId ?? null}, ${id}, ${kind}, ${hash}, ${reason ?? null},
      ${now.toISOString()}, ${amount}, ${counterAccounts[kind]}, ${origin ?? null}, ${lot ?? null}, ${loss}
    )`)
  if (row === undefined) throw new Error('The ledger did not answer.')
  const { outcome, balance } = row
  if (outcome === 'reused') refuse('id_reused')
  if (outcome === 'short') refuse(amount > 0 ? 'not_found' : 'not_enough_credits')
  const told: MemberEvent[] = []
  if (outcome === 'posted' && memberId !== null)
    told.push({ brandId, memberId, event: { kind: 'balance', credits: balance } })
  return { isReplay: outcome === 'replayed', amount: row.amount, balance, told }
}
