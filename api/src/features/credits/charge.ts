import type { Transaction } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { ChargeKind } from '../../tables/credit-kinds.ts'
import { type Owner, type Posted, post } from './post.ts'

interface Charge extends Owner {
  /** Made in the member's browser before it asks: five tries, two tabs and two servers charge once. */
  readonly id: string
  readonly kind: ChargeKind
  readonly amount: number
  /** What the member sends, as far as it decides what happens: the text, to whom. Not the price, which may change between tries. */
  readonly request: unknown
  readonly now: Date
}

/** Others are the ledger's own, with a colon: no browser can take them. */
const CLIENT_ID = /^[\w-]{1,64}$/

/**
 * Takes credits for what is stored in the same transaction, given ones first. Refuses with `not_enough_credits`, and then
 * the same id works after a top-up; with `id_reused` where it was for something else. Where it `isReplay`, what was stored
 * with it is there under the same id and nothing may be stored again.
 *
 * It tells nobody itself: give its `told` to the transaction's one `tell`, which takes members in one order. Of two calls
 * the first would hold the sender's events while the second waits for the other's, who may be answering right now.
 */
export function charge(tx: Transaction, { id, amount, ...rest }: Charge): Promise<Posted> {
  if (!CLIENT_ID.test(id)) refuse('invalid_input', { fields: { id: 'invalid_input' } })
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`A charge is of credits, not ${amount}.`)
  return post(tx, { ...rest, id, amount: -amount })
}
