import { createOrder, getOrder, getPaymentMethods, getRefund, requestRefund } from 'contracts'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { HOUR_MS } from '../../../time.ts'
import { proveLedger } from '../ledger/proof/prove-ledger.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { bundleIn } from './fixture-orders.ts'
import { openShop } from './fixture-shop.ts'

const shop = await openShop()
const { app, payments, clock, services, database } = shop
const { id: bundle, credits, price } = await bundleIn(database, { brandId: 'amberly' })

/** A member without a discount, so that all orders cost the ordinary price. */
const customer = () => shop.customer({ isPaid: true })

type Customer = Awaited<ReturnType<typeof customer>>

async function call({ headers }: Customer, method: 'GET' | 'POST', url: string, data: object) {
  const sent = method === 'GET' ? { query: data as Record<string, string> } : { payload: data }
  const answer = await app.inject({ method, url, headers, ...sent })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

test('credits, prices, currencies and percentages in a request count for nothing: order and payment have the server’s', async () => {
  const ann = await customer()
  const wishes = { credits: 99_999, price: 1, currency: 'SEK', discount: price, value_percentage: 99 }
  const more = { transaction_fee: 0, status: 'paid', paid_at: '2026-01-01T00:00:00Z', payment_id: 'mine' }
  const request = { id: newId(), bundle, payment_method: 'ideal', country: 'NL', amount: price }
  const { status, body } = await call(ann, 'POST', createOrder.path, { ...request, ...wishes, ...more })
  expect(status).toBe(200)
  const { order } = createOrder.answer.parse(body)
  const sold = { credits, price, currency: 'EUR', discount: 0, transaction_fee: 0, amount: price }
  expect(order).toMatchObject({ ...sold, status: 'pending', paid_at: null })
  expect(payments.created.at(-1)).toMatchObject({ id: order.payment_id, amount: price, currency: 'EUR' })
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: [] })
})

test.each([
  ['a cent less', { amount: price - 1 }, 'price_changed'],
  ['a discount that nobody gave', { amount: Math.round(price * 0.75) }, 'price_changed'],
  ['a code that does not exist', { discount_code: 'FREE-100' }, 'discount_code_not_found'],
  ['the time bonus of new members', { discount_code: 'TIMEBONUS25' }, 'discount_code_not_found'],
  ['§3: a bundle that is not sold in the payment country', { bundle: 'se-60' }, 'bundle_of_another_country'],
  ['another brand’s bundle', { bundle: 'nl-72' }, 'not_found'],
])('%s is refused, and no order is made', async (_, changes, code) => {
  const ann = await customer()
  const before = payments.created.length
  expect((await ann.order(changes)).code).toBe(code)
  expect((await ann.order({ ...changes, id: newId() })).code).toBe(code)
  expect(payments.created).toHaveLength(before)
})

test.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1])('%d is no amount', async (amount) => {
  const ann = await customer()
  expect(await ann.order({ amount })).toMatchObject({ status: 422, code: 'invalid_input' })
})

test('an unknown code shows no price in the list of ways to pay', async () => {
  const ann = await customer()
  const { body } = await call(ann, 'GET', getPaymentMethods.path, { bundle, code: 'FREE-100' })
  expect(body).toMatchObject({ error: { code: 'discount_code_not_found' } })
})

test('another member’s order cannot be seen, refunded, or asked about', async () => {
  const [ann, ben] = [await customer(), await customer()]
  const { order } = await ann.order()
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  const before = await ann.state()
  const tries = [
    ['GET', getOrder.path, { id: order.id }],
    ['GET', getRefund.path, { order: order.id }],
    ['POST', requestRefund.path, { order: order.id, credits }],
  ] as const
  for (const [method, path, data] of tries) {
    const { status, body } = await call(ben, method, path, data)
    expect([path, status, body]).toMatchObject([path, 404, { error: { code: 'not_found' } }])
  }
  expect(await ann.state()).toEqual(before)
  expect(await ben.state()).toMatchObject({ credits: 0, transfers: [] })
})

test('a replayed return address neither pays a failed order nor pays a paid or returned one again', async () => {
  const ann = await customer()
  const claims = { status: 'succeeded', paid: 'true' }
  const replay = async (id: string, payment_id: string) => {
    clock.pass(HOUR_MS / 60)
    const { body } = await call(ann, 'GET', getOrder.path, { id, payment_id, ...claims })
    return getOrder.answer.parse(body).order.status
  }
  const { order: failed } = await ann.order()
  payments.set(failed.payment_id, { state: 'failed' })
  await settleOrder(services, await shop.row(failed.id))
  expect(await replay(failed.id, failed.payment_id)).toBe('failed')

  const { order: paid } = await ann.order()
  payments.pay(paid.payment_id)
  for (let time = 1; time <= 3; time += 1) expect(await replay(paid.id, paid.payment_id)).toBe('paid')
  // With the number of a payment that was paid.
  expect(await replay(failed.id, paid.payment_id)).toBe('failed')
  expect(await ann.state()).toMatchObject({ credits, transfers: ['order'] })

  payments.set(paid.payment_id, { disputes: [{ id: 'd1', state: 'lost' }] })
  await settleOrder(services, await shop.row(paid.id))
  expect(await replay(paid.id, paid.payment_id)).toBe('charged_back')
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: ['chargeback', 'order'] })
})

test('the ledger is correct after all these tests', async () => {
  expect(await proveLedger({ database, clock, log: services.log })).toEqual([])
})
