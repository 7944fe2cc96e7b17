import { getPaymentMethods, getSpending, type Spending, setSpendingLimit } from 'contracts'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { addOrder, addRefund, bundleIn } from '../orders/fixture-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { monthOf, monthStart } from './month.ts'

const shop = await openShop()
const { app, payments, clock, database } = shop
const { price } = await bundleIn(database, { brandId: 'amberly' })
const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const

async function addSpender() {
  const customer = await shop.customer()
  const { headers } = customer
  const url = getSpending.path
  return {
    ...customer,
    spending: async () => (await app.inject({ url, headers })).json<Spending>(),
    async limit(limit: Spending['limit']) {
      const answer = await app.inject({
        method: 'PUT',
        url: setSpendingLimit.path,
        headers,
        payload: { limit },
      })
      return answer.json<Spending>()
    },
    async pay(changes = {}) {
      const { order, ...refused } = await customer.order(changes)
      if (order) payments.pay(order.payment_id)
      return order ? customer.poll(order.id) : refused
    },
  }
}

test('§9 twelve months, the present one last, for each currency that was paid in', async () => {
  const ann = await addSpender()
  expect(await ann.spending()).toEqual({ currencies: [], limit: null, limit_left: null, next_limit: null })
  await ann.pay()
  const now = clock.now()
  const paid = (monthsLater: number, changes = {}) => {
    const paidAt = new Date(monthStart(now, monthsLater).getTime() + HOUR_MS)
    return addOrder(database, ann.owner, { status: 'paid', paidAt, createdAt: paidAt, ...changes })
  }
  await paid(-11, { discount: 100, fee: 30 })
  await paid(-12)
  await paid(-1, { currency: 'SEK' })
  const [euros, kronor, ...others] = (await ann.spending()).currencies
  expect(others).toEqual([])
  expect(euros?.months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, n) => monthOf(monthStart(now, n - 11))),
  )
  expect(euros?.months.map(({ spent }) => spent)).toEqual([price - 70, ...Array(10).fill(0), price])
  expect([kronor?.currency, kronor?.months.at(-2)?.spent]).toEqual(['SEK', price])
})

test('§9 refunds and chargebacks are subtracted, refunds that wait or failed are not', async () => {
  const ann = await addSpender()
  const paidAt = clock.now()
  const add = (status: 'paid' | 'partly_refunded' | 'refunded' | 'charged_back') =>
    addOrder(database, ann.owner, { status, paidAt })
  await add('refunded')
  await add('charged_back')
  const { id: part } = await add('partly_refunded')
  await addRefund(database, part, 'succeeded', 500)
  for (const status of ['pending', 'failed'] as const)
    await addRefund(database, (await add('paid')).id, status)
  const [euros] = (await ann.spending()).currencies
  expect(euros?.months.at(-1)?.spent).toBe(3 * price - 500)
})

test('§9 an order beyond the monthly limit is refused, and one within it is not', async () => {
  const ann = await addSpender()
  await ann.limit(eur(2 * price))
  const first = await ann.order()
  expect(await ann.pay()).toMatchObject({ status: 'paid' })
  expect(await ann.pay()).toMatchObject({ status: 403, code: 'spending_limit' })
  payments.set(first.order.payment_id, { state: 'cancelled' })
  clock.pass(MINUTE_MS)
  await ann.poll(first.order.id)
  expect(await ann.pay()).toMatchObject({ status: 'paid' })
  expect(await ann.pay()).toMatchObject({ code: 'spending_limit' })
})

test('§9 the request of an order that was made before is answered, whatever the limit', async () => {
  const ann = await addSpender()
  const id = 'request-of-a-test-1'
  const { order } = await ann.order({ id })
  await ann.limit(eur(0))
  expect(await ann.order({ id })).toMatchObject({ status: 200, order: { id: order.id } })
  expect(await ann.order()).toMatchObject({ code: 'spending_limit' })
})

test('§9 a cancelled payment makes room for another one', async () => {
  const ann = await addSpender()
  await ann.limit(eur(price))
  const { order } = await ann.order()
  expect(await ann.pay()).toMatchObject({ code: 'spending_limit' })
  await ann.cancel(order.id)
  expect((await ann.spending()).limit_left).toMatchObject({ left: price, waiting: 0 })
  expect(await ann.pay()).toMatchObject({ status: 'paid' })
})

test('§9 an order in another currency than the limit’s is refused', async () => {
  const ann = await addSpender()
  await ann.limit({ amount: 1_000_000, currency: 'SEK' })
  expect(await ann.limit({ amount: 2 ** 31, currency: 'SEK' })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  expect(await ann.order()).toMatchObject({ status: 403, code: 'spending_limit' })
})

test('§9 a new month begins at zero', async () => {
  const ann = await addSpender()
  const lastMonth = new Date(monthStart(clock.now()).getTime() - 1)
  await addOrder(database, ann.owner, { status: 'paid', createdAt: lastMonth, paidAt: lastMonth })
  await ann.limit(eur(price))
  expect(await ann.pay()).toMatchObject({ status: 'paid' })
})

test('§9 a lower limit applies at once, a higher one or none after 24 hours', async () => {
  const ann = await addSpender()
  expect(await ann.limit(eur(price))).toMatchObject({ limit: eur(price), next_limit: null })
  const { next_limit } = await ann.limit(null)
  expect(next_limit?.limit).toBeNull()
  expect(Date.parse(next_limit?.from ?? '') - clock.now().getTime()).toBeGreaterThan(24 * HOUR_MS - MINUTE_MS)
  expect(await ann.limit(eur(price - 1))).toMatchObject({ limit: eur(price - 1), next_limit: null })
  await ann.limit(eur(price))
  expect(await ann.order()).toMatchObject({ code: 'spending_limit' })
  clock.pass(24 * HOUR_MS)
  expect(await ann.spending()).toMatchObject({ limit: eur(price), next_limit: null })
  expect(await ann.pay()).toMatchObject({ status: 'paid' })
  clock.pass(-24 * HOUR_MS)
})

test('§9 of ten orders at once, only those within the limit pass', async () => {
  const ann = await addSpender()
  await ann.limit(eur(3 * price))
  const orders = await Promise.all(Array.from({ length: 10 }, () => ann.order()))
  expect(orders.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array(3).fill(200),
    ...Array(7).fill(403),
  ])
})

test('§9 a limit that is set while orders are made counts them', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ann = await addSpender()
    const [, ...orders] = await Promise.all([ann.limit(eur(price)), ann.order(), ann.order(), ann.order()])
    const made = orders.filter(({ status }) => status === 200).length
    expect(await ann.order()).toMatchObject({ status: made === 0 ? 200 : 403 })
  }
})

test('§9 the checkout names the limit, what it leaves, and what waits to be paid, which never reads as spent', async () => {
  const ann = await addSpender()
  const { id } = await bundleIn(database, { brandId: 'amberly' })
  const url = getPaymentMethods.path
  const limit = async (headers = ann.headers) =>
    getPaymentMethods.answer.parse((await app.inject({ url, query: { bundle: id }, headers })).json()).limit
  expect(await limit()).toBeNull()
  await ann.limit(eur(3 * price))
  const none = { waiting: 0, waiting_order: null }
  expect(await limit()).toEqual({ ...eur(3 * price), left: 3 * price, ...none })
  await ann.pay()
  const { order } = await ann.order()
  const waiting = { waiting: price, waiting_order: order.id }
  expect(await limit()).toEqual({ ...eur(3 * price), left: 2 * price, ...waiting })
  await ann.limit(eur(price))
  expect(await limit()).toEqual({ ...eur(price), left: 0, ...waiting })
  expect((await ann.spending()).limit_left).toEqual(await limit())
  expect(await limit({ ...ann.headers, cookie: '' })).toBeNull()
})
