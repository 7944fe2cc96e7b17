import * as contract from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import type { Payments, Result } from '../../../payments/port.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { amountOf } from '../order/order-answer.ts'
import { findLastPaid, findRepeatOrder } from './find-repeat-order.ts'

export const savedMethodRoutes: readonly Route[] = [
  route(
    contract.getRepeatOrder,
    { access: 'member', limit: hourly('repeat-order', 240) },
    ({ session: buyer, brand, db, clock, request }) => {
      const payments = request.server.checkout?.payments
      return findRepeatOrder({ db, brand, buyer, payments, now: clock.now() })
    },
  ),

  route(
    contract.forgetSavedMethod,
    { access: 'member', limit: hourly('saved-method', 30) },
    async ({ body, session: owner, db, request }) => {
      const { payments } = request.server.checkout ?? refuse('payments_unavailable')
      await forgetSavedMethod(db, payments, owner, body.id)
      return undefined
    },
  ),
]

/** Makes the switch forget a saved method; another member's is not found. */
async function forgetSavedMethod(
  db: Queryable,
  payments: Payments,
  owner: MemberKey,
  id: string,
): Promise<void> {
  const last = (await findLastPaid(db, owner)) ?? refuse('not_found')
  const purchase = { amount: amountOf(last), currency: last.currency, country: last.country }
  const own = answered(await payments.savedMethods(owner.memberId, purchase))
  if (!own.some((method) => method.id === id)) refuse('not_found')
  answered(await payments.forgetMethod(id))
}

function answered<T>(result: Result<T>): T {
  return result.ok ? result.value : refuse('payments_unavailable', { status: 503 })
}
