import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { paymentEvent, refusedWebhook } from '../../../tables/orders.ts'
import { DAY_MS, MINUTE_MS } from '../../../time.ts'
import { SIGNATURE, UNREACHABLE } from '../fixtures/fake-payments.ts'
import { bundleIn } from '../orders/fixture-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { handleLeftEvents, removeOldEvents } from './payment-events.ts'
import { MOST_A_MINUTE } from './refused-webhooks.ts'

const shop = await openShop()
const { payments, services, clock, database } = shop
const { credits } = await bundleIn(database, { brandId: 'amberly' })
const storedEvents = () => database.db.$count(paymentEvent)

test('a webhook is stored, answered, and its order settled', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  expect((await shop.webhook(order.payment_id)).statusCode).toBe(204)
  await expect.poll(ann.state).toMatchObject({ credits, isPaid: true })
  await expect.poll(shop.waitingEvents).toEqual([])
})

test('the answer does not wait for the switch', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  const answered = Promise.withResolvers<void>()
  payments.delay = answered.promise
  expect((await shop.webhook(order.payment_id)).statusCode).toBe(204)
  expect(await ann.state()).toMatchObject({ credits: 0 })
  payments.delay = undefined
  answered.resolve()
  await expect.poll(ann.state).toMatchObject({ credits })
})

test('a webhook with a wrong signature, or none, is refused and not stored', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  const before = await storedEvents()
  for (const signature of ['forged', ''])
    expect((await shop.webhook(order.payment_id, { signature })).statusCode).toBe(403)
  expect(await storedEvents()).toBe(before)
  expect(await ann.state()).toMatchObject({ credits: 0 })
})

test('a webhook is only a hint: the switch says that nothing was paid', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  await shop.webhook(order.payment_id)
  await expect.poll(shop.waitingEvents).toEqual([])
  expect(await ann.state()).toMatchObject({ credits: 0 })
})

test('a webhook about an unknown payment is stored', async () => {
  const before = await storedEvents()
  expect((await shop.webhook('pay_of_someone_else')).statusCode).toBe(204)
  await expect.poll(shop.waitingEvents).toEqual([])
  expect(await storedEvents()).toBe(before + 1)
})

test('repeated deliveries of an event are stored once', async () => {
  const before = await storedEvents()
  const eventId = newId()
  await Promise.all(Array.from({ length: 10 }, () => shop.webhook('pay_unknown', { eventId })))
  expect(await storedEvents()).toBe(before + 1)
})

test('a webhook that could not be handled is left for the job', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  payments.trouble = UNREACHABLE
  const eventId = newId()
  await shop.webhook(order.payment_id, { eventId })
  await expect.poll(() => payments.fetched.at(-1)).toBe(order.payment_id)
  await handleLeftEvents(services)
  expect(await shop.waitingEvents()).toEqual([eventId])
  payments.trouble = undefined
  clock.pass(MINUTE_MS)
  await handleLeftEvents(services)
  expect(await shop.waitingEvents()).toEqual([])
  expect(await ann.state()).toMatchObject({ credits })
})

test('old webhooks are removed', async () => {
  clock.pass(36 * DAY_MS)
  await removeOldEvents(services)
  expect(await storedEvents()).toBe(0)
})

test('refused webhooks are kept with why, size and hash, so many a minute, and no longer than 30 days', async () => {
  const kept = () => database.db.select().from(refusedWebhook)
  await database.db.delete(refusedWebhook)
  clock.pass(2 * MINUTE_MS)
  const body = JSON.stringify({ event_id: 'e1', payment_id: 'p1' })
  await shop.webhook('p1', { eventId: 'e1', signature: '' })
  await shop.webhook('p1', { eventId: 'e1', signature: 'forged' })
  // Sent by the switch, in words that nobody here knows.
  const headers = { host: 'localhost', 'x-webhook-signature-512': SIGNATURE }
  const url = '/api/payment-webhook.php?provider=hyperswitch'
  expect((await shop.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(403)
  const rows = await kept()
  expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['unreadable', 'unsigned', 'wrong_signature'])
  const forged = rows.find(({ reason }) => reason === 'wrong_signature')
  expect(forged).toMatchObject({ size: body.length, bodyHash: hash('sha256', body).slice(0, 16) })
  for (const secret of ['forged', 'p1']) expect(JSON.stringify(rows)).not.toContain(`"${secret}"`)
  // One after another: at the same moment, each process may keep as many.
  for (let count = 0; count < 30; count += 1) await shop.webhook('p1', { signature: 'forged' })
  expect(await kept()).toHaveLength(MOST_A_MINUTE)
  clock.pass(2 * MINUTE_MS)
  await shop.webhook('p1', { signature: 'forged' })
  expect(await kept()).toHaveLength(MOST_A_MINUTE + 1)
  clock.pass(31 * DAY_MS)
  await removeOldEvents(services)
  expect(await kept()).toEqual([])
})
