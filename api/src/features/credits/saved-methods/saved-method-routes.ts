import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { findRepeatOrder } from './find-repeat-order.ts'
import { forgetSavedMethod } from './forget-saved-method.ts'

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
