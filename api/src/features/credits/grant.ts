import type { Transaction } from '../../db/database.ts'
import { publishEvents } from '../../events/publish-events.ts'
import type { LotOrigin } from '../../tables/credit-kinds.ts'
import { type Owner, type Posted, post } from './post.ts'

/** Why a member gets credits: for having signed up, once, or for an order that was paid. */
type Cause = { readonly kind: 'signup' } | { readonly kind: 'order'; readonly order: string }

type Grant = Owner & Cause & { readonly credits: number; readonly now: Date }

const ORIGINS: Readonly<Record<Cause['kind'], LotOrigin>> = { signup: 'given', order: 'bought' }

/** Gives credits once for one cause, however often it is heard of. */
export async function grant(tx: Transaction, { credits, ...rest }: Grant): Promise<Posted> {
  const { kind } = rest
  if (!Number.isInteger(credits) || credits <= 0)
    throw new RangeError(`A grant is of credits, not ${credits}.`)
  const id = rest.kind === 'order' ? grantId(rest.order) : 'signup:'
  const posted = await post(tx, { ...rest, id, amount: credits, origin: ORIGINS[kind], request: { credits } })
  await publishEvents(tx, ...posted.told)
  return posted
}

/** The transfer by which an order's credits came. */
export function grantId(order: string): string {
  return `order:${order}`
}
