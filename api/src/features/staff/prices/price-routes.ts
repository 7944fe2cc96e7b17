import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { recordCall } from '../record-call.ts'
import { changePrice } from './change-price.ts'
import { findPrices } from './find-prices.ts'

/** Prices by country: finance changes them, marketing reads them. */
export const priceRoutes: readonly Route[] = [
  route(
    contract.getStaffPrices,
    { access: 'staff', roles: ['finance', 'marketing'] },
    async ({ brand, db }) => findPrices(db, brand),
  ),

  route(
    contract.changeStaffPrices,
    { access: 'staff', roles: ['finance'], secondFactor: 'fresh', limit: hourly('staff-prices', 60) },
    (call) =>
      call.database.inTransaction(async (tx) => {
        const { body, brand } = call
        const { reason } = body
        // In one order, so that two changes at once wait for each other.
        const changes = body.prices.toSorted((one, other) => (one.bundle < other.bundle ? -1 : 1))
        for (const { bundle: id, was, price } of changes) {
          const found = (await changePrice(tx, brand, { id, price })) ?? refuse('not_found')
          if ('low' in found) return refuse('invalid_input', { fields: { prices: 'invalid_input' } })
          if (!found.isOnSale) refuse('not_found')
          if (found.price !== was) refuse('price_changed')
          const details = { was, is: price, currency: found.currency }
          await recordCall(tx, call, { action: 'prices set', subject: id, reason, details })
        }
        return findPrices(tx, brand)
      }),
  ),
]
