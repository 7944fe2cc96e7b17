import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../time.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { addCode, shopFor } from './fixture-codes.ts'

const shop = await openShop()
const { clock, database, payments } = shop
const DISCOUNTED = { amount: 799 }

async function customerWithCode() {
  const customer = await shop.customer({ createdAt: new Date('2026-01-01') })
  const { code } = await addCode(database)
  return {
    ...customer,
    code,
    buy: () => customer.order({ discount_code: code, ...DISCOUNTED }),
    look: () => shopFor(shop, customer.headers).code({ code }),
  }
}

test('§5: a code that paid for an order is used', async () => {
  const { code, buy, look, poll, owner } = await customerWithCode()
  const { order } = await buy()
  expect(await look()).toMatchObject({ discountcode: { code } })
  payments.pay(order.payment_id)
  await poll(order.id)
  expect(await look()).toMatchObject({ error: { code: 'discount_code_used' } })
  expect(await buy()).toMatchObject({ code: 'discount_code_used' })
  const stranger = await shop.customer()
  expect(stranger.memberId).not.toBe(owner.memberId)
  expect(await stranger.order({ discount_code: code, ...DISCOUNTED })).toMatchObject({ status: 200 })
})

test.each(['failed', 'cancelled', 'expired'] as const)('a payment that %s frees the code', async (state) => {
  const { buy, poll } = await customerWithCode()
  const { order } = await buy()
  payments.set(order.payment_id, { state })
  expect(await poll(order.id)).toMatchObject({ status: state })
  expect(await shop.row(order.id)).toMatchObject({ holdsCode: false })
  const before = payments.cancelled.length
  expect((await buy()).order).toMatchObject({ discount: 200 })
  expect(payments.cancelled).toHaveLength(before)
})

test('a second checkout takes the code over: the first one is cancelled at the switch', async () => {
  const { buy, poll } = await customerWithCode()
  const [first, second] = [(await buy()).order, (await buy()).order]
  expect(payments.truth(first.payment_id)).toMatchObject({ state: 'cancelled' })
  expect(await poll(first.id)).toMatchObject({ status: 'cancelled', discount: 200 })
  expect(second).toMatchObject({ status: 'pending', discount: 200 })
})

test('a repeated request keeps its order, and cancels nothing', async () => {
  const { order: place, code } = await customerWithCode()
  const request = { id: 'a-request-of-the-page', discount_code: code, ...DISCOUNTED }
  const first = await place(request)
  expect((await place(request)).order).toEqual(first.order)
  expect(payments.truth(first.order.payment_id)).toMatchObject({ state: 'open' })
})

test('while money may be on its way, the code counts as used and the member is offered the ordinary price', async () => {
  const customer = await shop.customer({ createdAt: clock.now() })
  const request = { discount_code: 'TIMEBONUS25', amount: 749 }
  const { order } = await customer.order(request)
  payments.set(order.payment_id, { state: 'processing' })
  expect(await customer.order(request)).toMatchObject({ code: 'discount_code_used' })
  expect(await customer.poll(order.id)).toMatchObject({ status: 'pending', payment_url: null })
  const held = { code: 'TIMEBONUS25', order: order.id }
  expect(await shopFor(shop, customer.headers).bundles()).toMatchObject({
    discount: null,
    held_discount: held,
  })
  expect(await shopFor(shop, customer.headers).bonus()).toBeNull()
  payments.set(order.payment_id, { state: 'failed' })
  clock.pass(HOUR_MS)
  expect(await customer.poll(order.id)).toMatchObject({ status: 'failed' })
  expect(await shopFor(shop, customer.headers).bundles()).toMatchObject({ held_discount: null })
  expect(await shopFor(shop, customer.headers).bonus()).toMatchObject({ code: 'TIMEBONUS25' })
  expect((await customer.order(request)).order).toMatchObject({ discount: 250 })
})

test('while the switch is out of reach, the first checkout keeps the code', async () => {
  const { buy } = await customerWithCode()
  const { order } = await buy()
  payments.trouble = { kind: 'unreachable', message: 'No answer.' }
  expect(await buy()).toMatchObject({ status: 503, code: 'payments_unavailable' })
  payments.trouble = undefined
  expect(await shop.row(order.id)).toMatchObject({ status: 'pending', holdsCode: true })
})

test('an order that the switch has not heard of yet is cancelled there, too', async () => {
  const { buy } = await customerWithCode()
  payments.trouble = { kind: 'unreachable', message: 'No answer.' }
  await buy()
  payments.trouble = undefined
  const { order } = await buy()
  expect(order).toMatchObject({ status: 'pending', discount: 200 })
  const [earlier] = payments.created.filter(({ id }) => payments.truth(id)?.state === 'cancelled').slice(-1)
  expect(earlier?.orderId).not.toBe(order.id)
})

test('money that arrives after the code was freed counts as paid', async () => {
  const { buy, poll, state } = await customerWithCode()
  const { order } = await buy()
  payments.set(order.payment_id, { state: 'expired' })
  await poll(order.id)
  clock.pass(HOUR_MS)
  payments.pay(order.payment_id)
  expect(await poll(order.id)).toMatchObject({ status: 'paid', amount: 799 })
  expect(await state()).toMatchObject({ isPaid: true, credits: order.credits })
  expect(await buy()).toMatchObject({ code: 'discount_code_used' })
})

test('six checkouts at once with one code: one discount', async () => {
  const { buy, poll, code } = await customerWithCode()
  const answers = await Promise.all(Array.from({ length: 6 }, buy))
  const orders = answers.flatMap(({ order }) => order ?? [])
  expect(orders.length).toBeGreaterThan(0)
  // The member pays whatever can still be paid, and everything is looked up at the switch.
  for (const order of orders)
    if (payments.truth(order.payment_id)?.state === 'open') payments.pay(order.payment_id)
  clock.pass(HOUR_MS)
  for (const order of orders) await settleOrder(shop.services, await shop.row(order.id))
  const paid = await Promise.all(orders.map(({ id }) => poll(id)))
  expect(paid.filter(({ status }) => status === 'paid')).toMatchObject([
    { discount: 200, discount_code: code },
  ])
  expect(await buy()).toMatchObject({ code: 'discount_code_used' })
})

test('§9: of two checkouts with different discounts for first purchases, the second one takes over', async () => {
  const { code } = await addCode(database, { isWelcome: true })
  const customer = await shop.customer({ createdAt: clock.now() })
  const { order: first } = await customer.order({ discount_code: 'TIMEBONUS25', amount: 749 })
  const { order: second } = await customer.order({ discount_code: code, ...DISCOUNTED })
  expect(payments.truth(first.payment_id)).toMatchObject({ state: 'cancelled' })
  payments.pay(second.payment_id)
  expect(await customer.poll(second.id)).toMatchObject({ status: 'paid' })
  expect(await customer.order({ discount_code: 'TIMEBONUS25', amount: 749 })).toMatchObject({
    code: 'discount_code_not_found',
  })
})
