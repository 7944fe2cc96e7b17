import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { ChargeKind } from '../../../tables/credit-kinds.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { type BookedTransfer, book } from './book.ts'

interface Charge extends MemberKey {
  /** Idempotency key from the member's browser: retries, other tabs and other servers charge once. */
  readonly id: string
  readonly kind: ChargeKind
  readonly amount: number
  /** The parts of the request that decide what happens, without the price, which may change. */
  readonly request: unknown
  readonly now: Date
}

/** Allows no colon: ids with one are the ledger's own, which a browser must not use. */
const CLIENT_ID = /^[\w-]{1,64}$/

/**
 * Takes credits, given ones first, for what the same transaction stores. Refuses with `not_enough_credits` (the same id
 * works after a top-up) or `id_reused` (the id was used for another request). If `isReplay`, the first try has stored its
 * row already, so the caller must not store it again.
 *
 * It publishes nothing itself: pass `events` to the transaction's single call of `publishEvents`, which locks members'
 * cursors in one order. With two calls, members who write to each other at the same time could deadlock.
 */
export function charge(tx: Transaction, { id, amount, ...rest }: Charge): Promise<BookedTransfer> {
  if (!CLIENT_ID.test(id)) refuse('invalid_input', { fields: { id: 'invalid_input' } })
  if (!Number.isInteger(amount) || amount <= 0)
    throw new RangeError(`A charge is a positive whole number of credits, not ${amount}.`)
  return book(tx, { ...rest, id, amount: -amount })
}
