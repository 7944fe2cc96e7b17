import { getTransactions } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { member } from '../../../tables/account.ts'
import { outbox } from '../../../tables/outbox.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../time.ts'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { proveLedger } from '../ledger/proof/prove-ledger.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { checkOrders } from './check-orders.ts'
import { addOrder, bundleIn } from './fixture-orders.ts'
import { openShop } from './fixture-shop.ts'
import { reconcileOrders } from './reconcile-orders.ts'

const shop = await openShop()
const { payments, clock, services, database } = shop
const { credits, price } = await bundleIn(database, { brandId: 'amberly' })

test('§2: an order waits at the switch’s page, with its price frozen', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  expect(order).toMatchObject({
    status: 'pending',
    credits,
    price,
    discount: 0,
    amount: price,
    paid_at: null,
  })
  expect(order.payment_id).toHaveLength(30)
  expect(order.payment_url).toContain(order.payment_id)
  expect(payments.created.at(-1)).toMatchObject({
    id: order.payment_id,
    orderId: order.id,
    amount: price,
    currency: 'EUR',
    merchant: 'Amberly',
    returnUrl: `http://localhost:3000/transactions/${order.id}`,
    way: { kind: 'page', types: ['ideal'] },
  })
})

test('§4: the first paid bundle grants its credits and makes the member premium, on all their pages', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  expect(await ann.poll(order.id)).toMatchObject({ status: 'paid', payment_url: null })
  expect(await ann.state()).toEqual({ isPaid: true, credits, transfers: ['order'] })
  expect((await ann.events()).slice(-3)).toMatchObject([
    { kind: 'balance', credits },
    { kind: 'membership', role: 'premium', paid_user: true },
    { kind: 'order', order: { id: order.id, status: 'paid' } },
  ])
})

test('a payment that has arrived is receipted by mail once, with what was paid', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  const isReceipt = and(eq(outbox.memberId, ann.memberId), eq(outbox.kind, 'payment-receipt'))
  const receipts = () => database.db.select({ data: outbox.data }).from(outbox).where(isReceipt)
  expect(await receipts()).toEqual([])
  payments.pay(order.payment_id)
  const paid = await ann.poll(order.id)
  await settleOrder(services, await shop.row(order.id))
  expect(await receipts()).toEqual([
    {
      data: {
        order: order.id,
        payment: order.payment_id,
        credits,
        amount: order.amount,
        currency: 'EUR',
        paidAt: paid.paid_at,
      },
    },
  ])
})

test('§6: staff who buy stay staff', async () => {
  const sue = await shop.customer({ isStaff: true })
  const { order } = await sue.order()
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  expect(await sue.events()).toContainEqual({ kind: 'membership', role: 'staff', paid_user: true })
})

test('two requests with one id at the same time make one order', async () => {
  const ann = await shop.customer()
  const id = newId()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ann.order({ id })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1)
  const list = await shop.app.inject({ url: getTransactions.path, headers: ann.headers })
  expect(list.json<{ orders: unknown[] }>().orders).toHaveLength(1)
})

test('the same id with another request is refused, and two members can use one id', async () => {
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  const id = newId()
  expect(await ann.order({ id })).toMatchObject({ status: 200 })
  expect(await ann.order({ id, payment_method: 'paypal' })).toMatchObject({ status: 422, code: 'id_reused' })
  expect(await ben.order({ id, payment_method: 'paypal' })).toMatchObject({ status: 200 })
})

test('a repeated request keeps its price when prices have changed since, and pays nothing twice', async () => {
  const ann = await shop.customer()
  const id = newId()
  const { order } = await ann.order({ id })
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  expect((await ann.order({ id })).order).toMatchObject({ id: order.id, status: 'paid', price })
  expect(await ann.state()).toMatchObject({ credits })
})

test('a changed amount, an unknown or foreign bundle, another country and a method that is not offered are refused', async () => {
  const ann = await shop.customer()
  const cases = [
    [{ amount: price - 1 }, 'price_changed'],
    [{ amount: 0 }, 'price_changed'],
    [{ bundle: 'nl-61' }, 'not_found'],
    // A bundle of another brand.
    [{ bundle: 'nl-72' }, 'not_found'],
    [{ country: 'DE' }, 'bundle_of_another_country'],
    [{ payment_method: 'blik' }, 'payment_method_unavailable'],
    [{ payment_method: 'giropay' }, 'payment_method_unavailable'],
    // Its fee is not in the amount.
    [{ payment_method: 'paysafecard' }, 'price_changed'],
  ] as const
  for (const [changes, code] of cases)
    expect([changes, (await ann.order(changes)).code]).toEqual([changes, code])
  const fee = Math.round(price * 0.05)
  const { order } = await ann.order({ payment_method: 'paysafecard', amount: price + fee })
  expect(order).toMatchObject({ price, transaction_fee: fee, amount: price + fee })
})

test('another member’s order is not found', async () => {
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  const { order } = await ann.order()
  const query = { id: order.id }
  const answer = await shop.app.inject({ url: '/api/order.php', query, headers: ben.headers })
  expect(answer.statusCode).toBe(404)
})

test('only the switch decides: a return URL with a result in it changes nothing', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  const query = { id: order.id, status: 'succeeded', payment_id: order.payment_id }
  for (let time = 1; time <= 3; time += 1) {
    const answer = await shop.app.inject({ url: '/api/order.php', query, headers: ann.headers })
    expect(answer.json()).toMatchObject({ order: { status: 'pending' } })
  }
  expect(await ann.state()).toEqual({ isPaid: false, credits: 0, transfers: [] })
})

test('pages that poll make the switch work at most once every three seconds', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  const asked = () => payments.fetched.filter((id) => id === order.payment_id).length
  await Promise.all(Array.from({ length: 10 }, () => ann.poll(order.id)))
  expect(asked()).toBe(1)
  clock.pass(3 * SECOND_MS)
  await ann.poll(order.id)
  expect(asked()).toBe(2)
})

test('ten identical webhooks and ten polls at once grant once', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  const row = await shop.row(order.id)
  const eventId = newId()
  await Promise.all(
    Array.from({ length: 10 }, () => [
      shop.webhook(order.payment_id, { eventId }),
      shop.webhook(order.payment_id),
      ann.poll(order.id),
      settleOrder(services, row),
    ]).flat(),
  )
  await expect.poll(shop.waitingEvents).toEqual([])
  expect(await ann.state()).toEqual({ isPaid: true, credits, transfers: ['order'] })
})

test.each([
  ['amount', { amount: 1 }],
  ['currency', { currency: 'SEK' }],
  ['order', { orderId: 'another' }],
] as const)('a payment with another %s than the order’s grants nothing and is logged', async (_, changes) => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  payments.set(order.payment_id, changes)
  await settleOrder(services, await shop.row(order.id))
  expect(await ann.state()).toEqual({ isPaid: false, credits: 0, transfers: [] })
  expect(await shop.row(order.id)).toMatchObject({ status: 'pending' })
  expect(shop.logged.join('\n')).toContain(`The payment of order ${order.id} is not the one`)
})

test('a part of the amount grants nothing and is logged', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.set(order.payment_id, { state: 'underpaid', received: 100 })
  await settleOrder(services, await shop.row(order.id))
  expect(await ann.state()).toMatchObject({ credits: 0 })
  expect(shop.logged.join('\n')).toContain(`Only 100 arrived for order ${order.id}`)
})

test('an expired order may still become paid', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.set(order.payment_id, { state: 'expired' })
  await settleOrder(services, await shop.row(order.id))
  expect(await shop.row(order.id)).toMatchObject({ status: 'expired' })
  payments.pay(order.payment_id)
  clock.pass(2 * HOUR_MS)
  await checkOrders(services)
  expect(await shop.row(order.id)).toMatchObject({ status: 'paid', nextCheckAt: null })
  expect(await ann.state()).toMatchObject({ credits })
})

test('a process that ended before it asked the switch: the next try continues the order', async () => {
  const ann = await shop.customer()
  payments.trouble = UNREACHABLE
  const id = newId()
  expect(await ann.order({ id })).toMatchObject({ status: 503, code: 'payments_unavailable' })
  payments.trouble = undefined
  const { order } = await ann.order({ id })
  expect(order).toMatchObject({ status: 'pending' })
  payments.pay(order.payment_id)
  await ann.poll(order.id)
  expect(await ann.state()).toMatchObject({ credits, transfers: ['order'] })
})

test('or the job continues it, and in time only', async () => {
  const ann = await shop.customer()
  const createdAt = new Date(clock.now().getTime() - MINUTE_MS)
  const left = await addOrder(database, ann.owner, { createdAt, nextCheckAt: clock.now() })
  await checkOrders(services)
  expect(await shop.row(left.id)).toMatchObject({ status: 'pending', checks: 1 })
  const before = new Date(clock.now().getTime() - DAY_MS)
  const late = await addOrder(database, ann.owner, { createdAt: before, nextCheckAt: clock.now() })
  await checkOrders(services)
  expect(await shop.row(late.id)).toMatchObject({ status: 'expired' })
  expect(payments.created.map((payment) => payment.orderId)).not.toContain(late.id)
})

test('a process that ended between payment and grant: the job grants', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  await checkOrders(services)
  expect(await ann.state()).toMatchObject({ credits: 0 })
  clock.pass(MINUTE_MS)
  await checkOrders(services)
  expect(await ann.state()).toEqual({ isPaid: true, credits, transfers: ['order'] })
})

test('an order that the switch refuses has failed', async () => {
  const ann = await shop.customer()
  payments.trouble = { kind: 'refused', message: 'No.' }
  expect((await ann.order()).order).toMatchObject({ status: 'failed', payment_url: null })
  payments.trouble = undefined
})

test('a lost dispute takes unused credits back, an open one is only logged', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  payments.set(order.payment_id, { disputes: [{ id: 'd1', state: 'open' }] })
  await settleOrder(services, await shop.row(order.id))
  expect(await ann.state()).toMatchObject({ credits })
  expect(shop.logged.join('\n')).toContain('Dispute d1')
  payments.set(order.payment_id, { disputes: [{ id: 'd1', state: 'lost' }] })
  for (let time = 1; time <= 2; time += 1) await settleOrder(services, await shop.row(order.id))
  expect(await shop.row(order.id)).toMatchObject({ status: 'charged_back' })
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: ['chargeback', 'order'] })
})

test('a payment and its chargeback that are learned at once book both', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  payments.set(order.payment_id, { disputes: [{ id: 'd2', state: 'lost' }] })
  await settleOrder(services, await shop.row(order.id))
  expect(await ann.state()).toEqual({ isPaid: false, credits: 0, transfers: ['chargeback', 'order'] })
})

test('the daily comparison finds and reports what was missed', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  const refund = { id: 'r1', paymentId: order.payment_id, currency: 'EUR' } as const
  payments.set(order.payment_id, { refunds: [{ ...refund, state: 'succeeded', amount: order.amount }] })
  expect(await reconcileOrders(services)).toBeGreaterThan(0)
  expect(shop.logged).toContain(`Order ${order.id} was paid here, but is refunded.`)
  expect(await ann.state()).toMatchObject({ credits: 0 })
  expect(await reconcileOrders(services)).toBe(0)
})

test('the order of a deleted member stays without the member, and money for it waits for staff', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  await database.db.delete(member).where(eq(member.id, ann.memberId))
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  expect(await shop.row(order.id)).toMatchObject({ memberId: null, status: 'paid' })
  expect(shop.logged.join('\n')).toContain(`Order ${order.id} was paid, but its member is deleted`)
  payments.set(order.payment_id, { disputes: [{ id: 'd3', state: 'lost' }] })
  await settleOrder(services, await shop.row(order.id))
  expect(await shop.row(order.id)).toMatchObject({ status: 'charged_back' })
})

test('a chargeback after its member was deleted still takes the credits out of the books', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  await database.db.delete(member).where(eq(member.id, ann.memberId))
  payments.set(order.payment_id, { disputes: [{ id: 'd4', state: 'lost' }] })
  await settleOrder(services, await shop.row(order.id))
  expect(await shop.row(order.id)).toMatchObject({ status: 'charged_back' })
})

test('the history is paged, latest first', async () => {
  const ann = await shop.customer()
  const ids: string[] = []
  for (let age = 25; age > 0; age -= 1) {
    const createdAt = new Date(clock.now().getTime() - age * MINUTE_MS)
    ids.unshift((await addOrder(database, ann.owner, { createdAt, status: 'failed' })).id)
  }
  const page = async (query = {}) => {
    const answer = await shop.app.inject({ url: getTransactions.path, headers: ann.headers, query })
    return getTransactions.answer.parse(answer.json())
  }
  const first = await page()
  expect([first.orders.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 20), true])
  const second = await page({ before: first.orders.at(-1)?.id })
  expect([second.orders.map(({ id }) => id), second.has_more]).toEqual([ids.slice(20), false])
})

test('the ledger is correct after all these tests', async () => {
  expect(await proveLedger({ database, clock, log: services.log })).toEqual([])
})
