import { inArray } from 'drizzle-orm'
import { array, assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { randomRuns } from '../../../db/testing/storm.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund, paymentDispute } from '../../../tables/refunds.ts'
import { expectTruth } from '../fixtures/histories/expect-truth.ts'
import { History } from '../fixtures/histories/history.ts'
import { step } from '../fixtures/histories/step.ts'
import { findFaults } from '../ledger/proof/ledger-faults.ts'
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { openShop } from './fixture-shop.ts'
import { reconcileOrders } from './reconcile-orders.ts'

/** All of them take half an hour. */
const RUNS = randomRuns(8, 2_000)

const shop = await openShop()
const { payments, services, database } = shop
const { db } = database

test('whatever happens, in whatever order: each paid order is granted exactly once, and nothing is sent back twice', {
  timeout: 60_000 + RUNS.numRuns * 5_000,
}, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
      const history = new History(shop, await shop.customer())
      try {
        await history.take({ kind: 'order', of: 0 })
        for (const one of steps) await history.take(one)
        history.recover()
        await settleAll(history)
        await expectTruth(shop, history)
        // Nothing that comes later changes anything.
        const before = await history.rows()
        for (const row of before) await shop.webhook(row.paymentId)
        await settleAll(history)
        expect((await history.rows()).map(({ status }) => status)).toEqual(before.map(({ status }) => status))
        await expectTruth(shop, history)
      } finally {
        await forget(history)
      }
    }),
    RUNS,
  )
  expect(await database.inTransaction((tx) => findFaults(tx))).toEqual([])
})

async function settleAll(history: History) {
  await shop.app.webhookQueue.settled()
  for (const row of await history.rows()) await settleOrder(services, row)
  await reconcileRefunds(services)
  await reconcileOrders(services)
}

/** The next history begins with no orders, so that its jobs have only its own to look up. */
async function forget(history: History) {
  await shop.app.webhookQueue.settled()
  history.recover()
  payments.refundsAre = 'succeeded'
  payments.clear()
  const ids = (await history.rows()).map(({ id }) => id)
  await db.delete(orderRefund).where(inArray(orderRefund.orderId, ids))
  await db.delete(paymentDispute).where(inArray(paymentDispute.orderId, ids))
  await db.delete(paymentOrder).where(inArray(paymentOrder.id, ids))
}
