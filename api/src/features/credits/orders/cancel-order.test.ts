import { expect, test } from 'vitest'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { openShop } from './fixture-shop.ts'

const shop = await openShop()
const { payments } = shop

test('§4 a member cancels a payment that they left, at the switch, too', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  expect(await ann.cancel(order.id)).toMatchObject({
    status: 200,
    order: { status: 'cancelled', payment_url: null },
  })
  expect(payments.truth(order.payment_id)).toMatchObject({ state: 'cancelled' })
  expect(await ann.cancel(order.id)).toMatchObject({ order: { status: 'cancelled' } })
  expect(await ann.events()).toContainEqual(
    expect.objectContaining({ kind: 'order', order: expect.objectContaining({ status: 'cancelled' }) }),
  )
})

test('§4 an order that the switch has not heard of yet is cancelled there, too', async () => {
  const ann = await shop.customer()
  payments.trouble = UNREACHABLE
  const id = 'a-request-of-the-page'
  await ann.order({ id })
  const created = payments.created.at(-1)?.orderId ?? ''
  expect(await ann.cancel(created)).toMatchObject({ status: 503, error: { code: 'payments_unavailable' } })
  payments.trouble = undefined
  expect(await ann.cancel(created)).toMatchObject({ order: { status: 'cancelled' } })
  expect((await ann.order({ id })).order).toMatchObject({ id: created, status: 'cancelled' })
})

test('§4 money that came first wins: the order is paid, and its credits are there', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  expect(await ann.cancel(order.id)).toMatchObject({ order: { status: 'paid' } })
  expect(await ann.state()).toMatchObject({ isPaid: true, credits: order.credits })
})

test('§4 money that arrives for a cancelled payment after all is booked, once', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  await ann.cancel(order.id)
  payments.pay(order.payment_id)
  await Promise.all([shop.webhook(order.payment_id), shop.webhook(order.payment_id)])
  await shop.app.webhookQueue.settled()
  expect(await ann.poll(order.id)).toMatchObject({ status: 'paid' })
  expect(await ann.state()).toMatchObject({ isPaid: true, credits: order.credits, transfers: ['order'] })
  expect(await ann.cancel(order.id)).toMatchObject({ order: { status: 'paid' } })
})

test('§4 cancelling and paying at once end as the switch says', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await shop.customer()
    const { order } = await ann.order()
    await Promise.all([
      ann.cancel(order.id),
      Promise.resolve().then(() => payments.pay(order.payment_id)),
      ann.cancel(order.id),
      shop.webhook(order.payment_id),
    ])
    await shop.webhook(order.payment_id)
    await shop.app.webhookQueue.settled()
    const isPaid = payments.truth(order.payment_id)?.state === 'paid'
    expect(await ann.poll(order.id)).toMatchObject({ status: isPaid ? 'paid' : 'cancelled' })
    expect(await ann.state()).toMatchObject({ isPaid, credits: isPaid ? order.credits : 0 })
  }
})

test('§4 a payment that a bank has already stays as it is', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.set(order.payment_id, { state: 'processing' })
  expect(await ann.cancel(order.id)).toMatchObject({ order: { status: 'pending', payment_url: null } })
})

test('nobody cancels the payment of another', async () => {
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  const { order } = await ann.order()
  expect(await ben.cancel(order.id)).toMatchObject({ status: 404 })
  expect(payments.truth(order.payment_id)).toMatchObject({ state: 'open' })
})
