import * as contract from 'contracts'
import { daily } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { findSpending } from './find-spending.ts'
import { setLimit } from './set-limit.ts'

export const spendingRoutes: readonly Route[] = [
  route(contract.getSpending, { access: 'member' }, ({ session, db, clock }) =>
    findSpending(db, session, clock.now()),
  ),

  route(
    contract.setSpendingLimit,
    { access: 'member', limit: daily('spending-limit', 50) },
    async ({ body, session, database, clock }) => {
      const now = clock.now()
      await database.inTransaction((tx) => setLimit(tx, session, body.limit, now))
      return findSpending(database.db, session, now)
    },
  ),
]
