import type { Transaction } from '../../../db/database.ts'
import type { LotOrigin } from '../../../tables/credit-kinds.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { type BookedTransfer, book } from './book.ts'

/** The reason for a grant: the member's signup, once, or a paid order. */
type Cause = { readonly kind: 'signup' } | { readonly kind: 'order'; readonly order: string }

type Grant = MemberKey & Cause & { readonly credits: number; readonly now: Date }

const ORIGINS: Readonly<Record<Cause['kind'], LotOrigin>> = { signup: 'given', order: 'bought' }

/** Gives credits, once per cause. Pass `events` to the transaction's single call of `publishEvents`. */
export function grant(tx: Transaction, { credits, ...rest }: Grant): Promise<BookedTransfer> {
  const { kind } = rest
  if (!Number.isInteger(credits) || credits <= 0)
    throw new RangeError(`A grant is a positive whole number of credits, not ${credits}.`)
  const id = rest.kind === 'order' ? grantId(rest.order) : 'signup:'
  return book(tx, { ...rest, id, amount: credits, origin: ORIGINS[kind], request: { credits } })
}

/** Id of the transfer that granted an order's credits. */
export function grantId(order: string): string {
  return `order:${order}`
}
