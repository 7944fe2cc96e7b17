import { applyEvent, requestRefund } from 'contracts'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { type Payments, SMALLEST_AMOUNT } from '../../../payments/port.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { charge } from '../ledger/charge.ts'
import { proveLedger } from '../ledger/proof/prove-ledger.ts'
import { checkOrders } from '../orders/check-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { checkRefunds } from './check-refunds.ts'
import { addBuyer } from './fixture-buyer.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

const shop = await openShop()
const { payments, clock, database, services } = shop

afterEach(() => {
  payments.trouble = undefined
  payments.losesAnswers = false
  payments.refundsAre = 'succeeded'
})

test('§9 a refund takes the unused credits, sends their price back, and mails one receipt', async () => {
  const ann = await addBuyer(shop)
  const { id, credits, amount, payment_id: payment } = ann.bought
  const { offer } = await ann.look()
  expect(offer).toMatchObject({ credits, amount, currency: 'EUR' })
  const refund = await ann.ask()
  expect(refund).toMatchObject({ credits, amount, currency: 'EUR', status: 'succeeded' })
  expect(await ann.look()).toEqual({ order: id, refund, offer: null })
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: ['refund', 'order'] })
  expect(await shop.row(id)).toMatchObject({ status: 'refunded' })
  expect(await ann.receipts()).toMatchObject([{ payment, credits, amount, currency: 'EUR' }])
  await shop.webhook(payment)
  await expect.poll(shop.waitingEvents).toEqual([])
  expect(await ann.receipts()).toHaveLength(1)
})

test('§9 of an order that was used in part, the unused part is refunded', async () => {
  const ann = await addBuyer(shop)
  const { credits, price, id } = ann.bought
  await spend(ann.owner, 30)
  const amount = Math.round(((credits - 30) * price) / credits)
  expect(await ann.ask(credits - 30)).toMatchObject({ credits: credits - 30, amount })
  expect(await shop.row(id)).toMatchObject({ status: 'partly_refunded' })
  expect(await ann.state()).toMatchObject({ credits: 0 })
})

test('§9 a few unused credits are refunded, too; what the switch refuses as too little waits for staff', async () => {
  const ann = await addBuyer(shop)
  await spend(ann.owner, ann.bought.credits - 1)
  const { offer } = await ann.look()
  expect(offer).toMatchObject({ credits: 1 })
  expect(offer?.amount).toBeLessThan(SMALLEST_AMOUNT)
  payments.refundsAre = 'refused'
  expect(await ann.ask(1)).toMatchObject({ credits: 1, amount: offer?.amount, status: 'failed' })
})

test('§9 a page that shows the offer follows the refund by events', async () => {
  payments.refundsAre = 'pending'
  const ann = await addBuyer(shop)
  const before = await ann.look()
  await ann.ask()
  const patched = async () =>
    (await ann.events()).reduce<unknown>(
      (answer, event) => applyEvent(requestRefund.path, answer, event),
      before,
    )
  expect(await patched()).toEqual(await ann.look())
  payments.setRefund((await ann.row()).refundId, 'failed')
  clock.pass(5_000)
  expect(await ann.look()).toMatchObject({ refund: { status: 'failed' } })
  expect(await patched()).toEqual(await ann.look())
})

test('§9 a repeated request gets the same refund; another number of credits is refused', async () => {
  const ann = await addBuyer(shop)
  const { credits } = ann.bought
  expect(await ann.ask(credits - 1)).toBe('refund_unavailable')
  const refund = await ann.ask()
  expect(await ann.ask()).toEqual(refund)
  expect(await ann.ask(1)).toBe('refund_unavailable')
  expect(asked(ann.payment)).toBe(1)
})

test('§9 another member’s order is not found', async () => {
  const [ann, ben] = [await addBuyer(shop), await addBuyer(shop)]
  const { id: order, credits } = ann.bought
  const answer = await shop.app.inject({
    method: 'POST',
    url: requestRefund.path,
    headers: ben.headers,
    payload: { order, credits },
  })
  expect(answer.statusCode).toBe(404)
  expect(await ann.state()).toMatchObject({ credits })
})

test('§9 a refund can be asked for to the end of the last day, which the offer names, then no more', async () => {
  const ann = await addBuyer(shop)
  const { offer } = await ann.look()
  const left = new Date(offer?.until ?? 0).getTime() - clock.now().getTime()
  expect(left).toBeGreaterThanOrEqual(14 * DAY_MS)
  expect(left).toBeLessThan(15 * DAY_MS)
  clock.pass(14 * DAY_MS)
  expect(await ann.look()).toMatchObject({ offer })
  clock.pass(DAY_MS)
  expect(await ann.look()).toEqual({ order: ann.bought.id, refund: null, offer: null })
  expect(await ann.ask()).toBe('refund_unavailable')
  clock.pass(-15 * DAY_MS)
})

test.each([
  ['is out of reach', { trouble: UNREACHABLE }, 1],
  ['loses its answer', { losesAnswers: true }, 1],
])('a refund waits while the switch %s, and is asked for once', async (_, trouble, refunds) => {
  const ann = await addBuyer(shop)
  Object.assign(payments, trouble)
  expect(await ann.ask()).toMatchObject({ status: 'pending' })
  expect(await ann.state()).toMatchObject({ credits: 0 })
  await checkRefunds(services)
  expect(await ann.row()).toMatchObject({ status: 'pending' })
  payments.trouble = undefined
  payments.losesAnswers = false
  expect(await checkRefunds(services)).toBe(1)
  expect(await ann.row()).toMatchObject({ status: 'succeeded' })
  expect(payments.truth(ann.payment)?.refunds).toHaveLength(refunds)
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'refunded' })
})

test('a pending refund is looked up every minute, after an hour hourly, and by the daily comparison', async () => {
  payments.refundsAre = 'pending'
  const ann = await addBuyer(shop)
  await ann.ask()
  const { refundId } = await ann.row()
  clock.pass(HOUR_MS + 2 * MINUTE_MS)
  payments.setRefund(refundId, 'succeeded')
  expect(await checkRefunds(services)).toBe(0)
  clock.pass(HOUR_MS - 2 * MINUTE_MS)
  expect(await checkRefunds(services)).toBe(1)
  const ben = await addBuyer(shop)
  await ben.ask()
  payments.setRefund((await ben.row()).refundId, 'failed')
  expect(await reconcileRefunds(services)).toBe(1)
  expect(shop.logged).toContain(`The refund of order ${ben.bought.id} was pending here, but is failed.`)
  expect(await reconcileRefunds(services)).toBe(0)
})

test.each(['failed', 'refused'] as const)(
  'a refund that is %s waits for staff, and the log says so',
  async (state) => {
    const ann = await addBuyer(shop)
    payments.trouble = UNREACHABLE
    await ann.ask()
    payments.trouble = undefined
    payments.refundsAre = state
    await checkRefunds(services)
    expect(await ann.look()).toMatchObject({ refund: { status: 'failed' }, offer: null })
    expect(await ann.state()).toMatchObject({ credits: 0 })
    expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'paid' })
    expect(await ann.receipts()).toEqual([])
    expect(shop.logged.join('\n')).toContain(`The refund of order ${ann.bought.id} failed`)
  },
)

test('a refund that the bank sent after all counts', async () => {
  payments.refundsAre = 'failed'
  const ann = await addBuyer(shop)
  await ann.ask()
  payments.setRefund((await ann.row()).refundId, 'succeeded')
  await reconcileRefunds(services)
  expect(await ann.row()).toMatchObject({ status: 'succeeded', failure: null })
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'refunded' })
  expect(await ann.receipts()).toHaveLength(1)
})

test('the order follows its refund even if the process dies between the two', async () => {
  payments.refundsAre = 'pending'
  const ann = await addBuyer(shop)
  await ann.ask()
  payments.setRefund((await ann.row()).refundId, 'succeeded')
  const fetch = async () => ({ ok: false, error: UNREACHABLE }) as const
  const broken: Payments = Object.assign(Object.create(payments), { fetch })
  await checkRefunds({ ...services, payments: broken })
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'paid' })
  await checkOrders(services)
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'refunded' })
})

test('a dispute whose webhook was lost is found before the refund is made', async () => {
  const ann = await addBuyer(shop)
  payments.set(ann.payment, { disputes: [{ id: `dispute of ${ann.payment}`, state: 'lost' }] })
  expect(await ann.ask()).toBe('refund_unavailable')
  expect(payments.truth(ann.payment)?.refunds).toEqual([])
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'charged_back' })
})

test('two refunds at once: one', async () => {
  const ann = await addBuyer(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ann.ask()))
  for (const answer of answers) expect(answer).toMatchObject({ credits: ann.bought.credits })
  expect(payments.truth(ann.payment)?.refunds).toHaveLength(1)
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: ['refund', 'order'] })
  expect(await ann.receipts()).toHaveLength(1)
})

test('a refund while a message spends the last credits: one of them, or the refund of what is left', async () => {
  for (let round = 0; round < 20; round += 1) {
    const ann = await addBuyer(shop)
    const { credits } = ann.bought
    const [refund, spent] = await Promise.all([
      ann.ask(),
      spend(ann.owner, credits).then(
        () => true,
        () => false,
      ),
    ])
    expect([spent, refund]).toEqual(
      spent ? [true, 'refund_unavailable'] : [false, expect.objectContaining({ credits })],
    )
    expect(await ann.state()).toMatchObject({ credits: 0 })
  }
})

test('a refund while a chargeback arrives: the credits are taken once, and the money is not sent twice', async () => {
  for (let round = 0; round < 20; round += 1) {
    const ann = await addBuyer(shop)
    const { id, credits } = ann.bought
    payments.set(ann.payment, { disputes: [{ id: newId(), state: 'lost' }] })
    const [refund] = await Promise.all([ann.ask(), shop.webhook(ann.payment)])
    await expect.poll(shop.waitingEvents).toEqual([])
    expect(await shop.row(id)).toMatchObject({ status: 'charged_back' })
    expect(await ann.state()).toMatchObject({ credits: 0 })
    const taken = (await ann.state()).transfers.filter((kind) => kind !== 'order')
    expect(taken).toEqual(
      refund === 'refund_unavailable' ? ['chargeback'] : expect.arrayContaining(['refund']),
    )
    expect(credits).toBeGreaterThan(0)
  }
})

test('a disputed payment is not refunded: neither offered, nor if the dispute comes before the switch was asked', async () => {
  const ann = await addBuyer(shop)
  payments.trouble = UNREACHABLE
  await ann.ask()
  payments.trouble = undefined
  payments.set(ann.payment, { disputes: [{ id: newId(), state: 'open' }] })
  await shop.webhook(ann.payment)
  await expect.poll(shop.waitingEvents).toEqual([])
  await checkRefunds(services)
  expect(await ann.row()).toMatchObject({ status: 'failed', failure: 'The payment is disputed.' })
  expect(payments.truth(ann.payment)?.refunds).toEqual([])
  const ben = await addBuyer(shop)
  payments.set(ben.payment, { disputes: [{ id: newId(), state: 'open' }] })
  await shop.webhook(ben.payment)
  await expect.poll(shop.waitingEvents).toEqual([])
  expect(await ben.look()).toMatchObject({ offer: null })
  expect(await ben.ask()).toBe('refund_unavailable')
})

test('the ledger is correct after all these tests', async () => {
  expect(await proveLedger({ database, clock, log: services.log })).toEqual([])
})

function spend(owner: Awaited<ReturnType<typeof addBuyer>>['owner'], amount: number) {
  const what = { ...owner, id: newId(), kind: 'message', amount, request: 'Hello', now: clock.now() } as const
  return database.inTransaction((tx) => charge(tx, what))
}

function asked(payment: string): number {
  return payments.refunded.filter(({ paymentId }) => paymentId === payment).length
}
