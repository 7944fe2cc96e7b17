import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../../db/new-id.ts'
import { paymentDispute } from '../../../../tables/refunds.ts'
import { openShop } from '../../orders/fixture-shop.ts'
import { addBuyer } from '../../refunds/fixture-buyer.ts'
import { settleOrder } from '../settle-order.ts'

const shop = await openShop()
const { payments, clock, database, services } = shop

async function addDisputed() {
  const buyer = await addBuyer(shop)
  const id = newId()
  return {
    ...buyer,
    id,
    async tell(state: 'open' | 'won' | 'lost') {
      payments.set(buyer.payment, { disputes: [{ id, state, reason: 'Fraudulent' }] })
      await settleOrder(services, await shop.row(buyer.bought.id))
    },
    rows: () => database.db.select().from(paymentDispute).where(eq(paymentDispute.orderId, buyer.bought.id)),
    warnings: () => shop.logged.filter((line) => line.includes(id)),
  }
}

test('a dispute is stored with its state and its times, and logged once for each state', async () => {
  const ann = await addDisputed()
  await ann.tell('open')
  const [{ openedAt } = expect.fail('There is no dispute.')] = await ann.rows()
  clock.pass(5_000)
  await ann.tell('open')
  expect(await ann.rows()).toMatchObject([
    { id: ann.id, state: 'open', reason: 'Fraudulent', openedAt, changedAt: openedAt },
  ])
  await ann.tell('lost')
  const [lost] = await ann.rows()
  expect(lost).toMatchObject({ state: 'lost', openedAt })
  expect(lost?.changedAt.getTime()).toBeGreaterThan(openedAt.getTime())
  expect(ann.warnings()).toHaveLength(2)
})

test('old news does not reopen a dispute that was decided', async () => {
  const ann = await addDisputed()
  await ann.tell('won')
  await ann.tell('open')
  expect(await ann.rows()).toMatchObject([{ state: 'won' }])
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'paid' })
})
