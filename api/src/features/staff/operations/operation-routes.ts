import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { findDeadLetters, reviveDeadLetters } from '../../../outbox/dead-letters.ts'
import { recordCall } from '../record-call.ts'
import { findHealth, findJobs, findOutbox, findWebhooks } from './find-operations.ts'

const forAdmins = { access: 'staff', roles: [] } as const

/** More than anybody has at once; a second press takes the rest. */
const MOST_RETRIED = 10_000

/** How the site does, for admins. */
export const operationRoutes: readonly Route[] = [
  route(contract.getOperations, forAdmins, async ({ db, storage, brand, clock, request }) => {
    const now = clock.now()
    return {
      health: await findHealth(db, storage),
      outbox: await findOutbox(db, brand.id, now),
      jobs: await findJobs(db, request.server.schedule, now),
      webhooks: await findWebhooks(db, now),
    }
  }),

  route(contract.retryOutbox, { ...forAdmins, limit: hourly('staff-outbox-retry', 60) }, (call) =>
    call.database.inTransaction(async (tx) => {
      const { brand, body } = call
      const { letters } = await findDeadLetters(tx, { brandId: brand.id, most: MOST_RETRIED })
      const ids = letters.map(({ id }) => id).filter((id) => body.id === undefined || id === body.id)
      const retried = await reviveDeadLetters(tx, ids)
      const about = { subject: body.id ?? brand.id, details: { retried } }
      if (retried > 0) await recordCall(tx, call, { action: 'outbox retry', ...about })
      return { retried }
    }),
  ),
]
