import {
  type AnswerOf,
  askStaffOrder,
  compareDay,
  findStaffOrders,
  finishStaffRefund,
  getReconciliation,
  getStaffOrder,
  getWaitingMoney,
  refundStaffOrder,
  retryStaffRefund,
  type StaffOrderView,
} from 'contracts'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { UNREACHABLE } from '../../credits/fixtures/fake-payments.ts'
import { proveLedger } from '../../credits/ledger/proof/prove-ledger.ts'
import { openShop } from '../../credits/orders/fixture-shop.ts'
import { addBuyer } from '../../credits/refunds/fixture-buyer.ts'
import { entriesAbout, staffAt } from '../members/fixture-support.ts'
import { findWaitingMoney, placeOf } from './waiting-money.ts'

const shop = await openShop()
const { payments, clock, database, services } = shop
const finance = await staffAt(shop, 'finance')
const today = clock.now().toISOString().slice(0, 10)
const reason = 'Paid twice'

afterEach(() => {
  payments.trouble = undefined
  payments.refundsAre = 'succeeded'
})

const look = async (order: string) => {
  const { body } = await finance.ask<StaffOrderView>(getStaffOrder, { query: { order } })
  return body
}

type Find = Readonly<Record<string, string>>
const find = async (query: Find) => {
  const { body } = await finance.ask<AnswerOf<typeof findStaffOrders>>(findStaffOrders, { query })
  return body.orders.map(({ id }) => id)
}

const reconciled = async () => {
  await finance.ask(compareDay, { body: { day: today } })
  const query = { day: today }
  const { body } = await finance.ask<AnswerOf<typeof getReconciliation>>(getReconciliation, { query })
  return body
}

test('an order that was paid at the switch without our knowledge is listed as a difference, and gone after asking again', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  expect(await reconciled()).toMatchObject({ unasked: 0, differences: [] })
  payments.pay(order.payment_id)
  const { differences, currencies } = await reconciled()
  expect(differences).toMatchObject([{ id: order.id, status: 'pending', differences: ['status'] }])
  const [euro] = currencies
  expect([euro?.ours.paid, euro?.switch.paid, euro?.ledger.paid]).toEqual([0, order.amount, 0])
  expect(await find({ attention: 'differs' })).toEqual([order.id])

  const { body } = await finance.ask<StaffOrderView>(askStaffOrder, { body: { order: order.id } })
  expect(body).toMatchObject({
    order: { status: 'paid', attention: null },
    answer: { told: { state: 'paid', received: order.amount }, differences: [], is_old: false },
  })
  expect(await ann.state()).toMatchObject({ isPaid: true, credits: order.credits })
  expect(await find({ attention: 'differs' })).toEqual([])
  const after = await reconciled()
  expect(after.differences).toEqual([])
  expect(after.currencies[0]).toMatchObject({
    ours: { paid: order.amount },
    switch: { paid: order.amount },
    ledger: { paid: order.amount },
  })
  expect(await entriesAbout(shop, order.id)).toMatchObject([{ what: 'order ask', who: finance.memberId }])
})

test('what the switch would not say is said, and an answer counts no more once our side has changed', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order()
  payments.trouble = UNREACHABLE
  const cut = await reconciled()
  expect(cut.unasked).toBe(cut.orders)
  expect(cut.differences.find(({ id }) => id === order.id)).toMatchObject({
    differences: [],
    answer: { problem: 'unreachable', told: null },
  })
  payments.trouble = undefined
  expect(await reconciled()).toMatchObject({ unasked: 0, differences: [] })
  payments.pay(order.payment_id)
  await ann.poll(order.id)
  expect(await look(order.id)).toMatchObject({ answer: { is_old: true }, order: { attention: null } })
})

test('§9: finance refunds all that is unused, with its reason in the log, and the books agree', async () => {
  const ann = await addBuyer(shop)
  const { id: order, credits, amount } = ann.bought
  expect(await look(order)).toMatchObject({
    refundable: { credits, amount },
    refund: null,
    member: ann.memberId,
  })
  const { body } = await finance.ask<StaffOrderView>(refundStaffOrder, { body: { order, credits, reason } })
  expect(body).toMatchObject({
    order: { status: 'refunded' },
    refund: { status: 'succeeded', credits, amount },
    refundable: null,
    answer: { told: { refunded: amount, refund: 'succeeded' }, differences: [] },
  })
  expect(await ann.state()).toMatchObject({ credits: 0, isPaid: false })
  expect(await ann.receipts()).toHaveLength(1)
  expect(await entriesAbout(shop, order, 'refunds start')).toMatchObject([
    { details: { reason, credits, amount } },
  ])
  const again = await finance.ask(refundStaffOrder, { body: { order, credits, reason } })
  expect([again.status, payments.truth(ann.payment)?.refunds.length]).toEqual([200, 1])
  const { differences, currencies } = await reconciled()
  expect(differences).toEqual([])
  const [{ ours, switch: theirs, ledger } = { ours: null, switch: null, ledger: null }] = currencies
  expect([ours, theirs]).toEqual([ledger, ledger])
  expect(ours?.refunded).toBe(amount)
})

test('§9: a part of the unused credits can be refunded, once, and never more than is unused', async () => {
  const ann = await addBuyer(shop)
  const { id: order, credits, price } = ann.bought
  const tooMany = await finance.ask(refundStaffOrder, { body: { order, credits: credits + 1, reason } })
  expect(tooMany.error?.code).toBe('refund_unavailable')
  const part = { order, credits: 20, reason }
  const { body } = await finance.ask<StaffOrderView>(refundStaffOrder, { body: part })
  expect(body).toMatchObject({
    order: { status: 'partly_refunded' },
    refund: { credits: 20, amount: Math.round((20 * price) / credits) },
  })
  expect(await ann.state()).toMatchObject({ credits: credits - 20, isPaid: true })
  const other = await finance.ask(refundStaffOrder, { body: { ...part, credits: 10 } })
  expect(other.error?.code).toBe('refund_unavailable')
  expect((await reconciled()).differences).toEqual([])
  // The rest goes back at the switch itself, which takes the credits too.
  const { refunds = [], amount = 0, id = '', currency = 'EUR' } = payments.truth(ann.payment) ?? {}
  const rest = amount - (refunds[0]?.amount ?? 0)
  const elsewhere = { id: newId(), paymentId: id, amount: rest, currency, state: 'succeeded' } as const
  payments.set(ann.payment, { refunds: [...refunds, elsewhere] })
  expect((await reconciled()).differences).toMatchObject([{ id: order, differences: ['status'] }])
  await finance.ask(askStaffOrder, { body: { order } })
  expect(await ann.state()).toMatchObject({ credits: 0, isPaid: false })
})

test('a refund that failed waits for finance until it is tried again, or was paid in another way', async () => {
  const [ann, ben] = [await addBuyer(shop), await addBuyer(shop)]
  payments.refundsAre = 'failed'
  for (const { bought } of [ann, ben]) {
    const { id: order, credits } = bought
    await finance.ask(refundStaffOrder, { body: { order, credits, reason } })
  }
  const waiting = async () => {
    const { body } = await finance.ask<AnswerOf<typeof getWaitingMoney>>(getWaitingMoney)
    return body.waiting.map(({ kind, order }) => [kind, order])
  }
  expect(await waiting()).toEqual([
    ['refund_failed', ann.bought.id],
    ['refund_failed', ben.bought.id],
  ])
  const [first] = await findWaitingMoney(database.db, 'amberly', { limit: 5 })
  const rest = await findWaitingMoney(database.db, 'amberly', { after: first && placeOf(first), limit: 5 })
  expect(rest.map(({ order }) => order)).toEqual([ben.bought.id])
  payments.refundsAre = 'succeeded'
  const again = { order: ann.bought.id, reason }
  expect((await finance.ask<StaffOrderView>(retryStaffRefund, { body: again })).body).toMatchObject({
    order: { status: 'refunded' },
    refund: { status: 'succeeded' },
  })
  expect((await finance.ask(retryStaffRefund, { body: again })).error?.code).toBe('refund_unavailable')
  const done = { order: ben.bought.id, reason: 'Sent by bank transfer' }
  expect((await finance.ask<StaffOrderView>(finishStaffRefund, { body: done })).body).toMatchObject({
    order: { status: 'refunded' },
    refund: { status: 'succeeded' },
    answer: { differences: [] },
  })
  expect(await waiting()).toEqual([])
})

test('open disputes and returned debits wait for finance', async () => {
  const ann = await addBuyer(shop)
  payments.set(ann.payment, { disputes: [{ id: newId(), state: 'open', reason: 'Fraud' }] })
  expect((await reconciled()).differences).toEqual([])
  await finance.ask(askStaffOrder, { body: { order: ann.bought.id } })
  const query = { kind: 'dispute' }
  const { body } = await finance.ask<AnswerOf<typeof getWaitingMoney>>(getWaitingMoney, { query })
  expect(body.waiting).toMatchObject([{ order: ann.bought.id, why: 'Fraud', amount: ann.bought.amount }])
})

test('the history of an order has what happened here, at the switch, in the ledger and by staff', async () => {
  const ann = await addBuyer(shop)
  const { id: order, credits } = ann.bought
  await shop.webhook(ann.payment)
  await expect.poll(shop.waitingEvents).toEqual([])
  await finance.ask(refundStaffOrder, { body: { order, credits, reason } })
  const { history } = await look(order)
  expect(history.map(({ what, detail }) => `${what} ${detail}`)).toEqual(
    expect.arrayContaining([
      'created null',
      'paid null',
      'webhook payment_succeeded',
      'posting order',
      'posting refund',
      'refund_settled succeeded',
      'staff refunds start',
    ]),
  )
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted())
})

test('orders are found by their id, payment, refund and the member’s address, and each search is in the log', async () => {
  const email = `${newId().toLowerCase()}@example.invalid`
  const ann = await shop.customer({ email })
  const { order } = await ann.order()
  for (const text of [order.id, order.payment_id, email]) expect(await find({ text })).toEqual([order.id])
  expect(await find({ text: 'nothing' })).toEqual([])
  const [entry] = (await entriesAbout(shop, 'amberly', 'order find')).slice(-1)
  expect(entry).toMatchObject({ who: finance.memberId, details: { by: 'id', found: 0 } })
})

test('the list is narrowed down and read page by page, the latest or the earliest first', async () => {
  const ann = await shop.customer()
  const { order } = await ann.order({ payment_method: 'credit_card' })
  expect(await find({ method: 'credit_card', status: 'pending' })).toEqual([order.id])
  const latest = await find({})
  expect(await find({ sort: 'earliest' })).toEqual(latest.toReversed())
  expect(await find({ after: latest[0] ?? '' })).toEqual(latest.slice(1))
  expect(await find({ country: 'FI' })).toEqual([])
  expect(await find({ from: new Date(clock.now().getTime() + 60_000).toISOString() })).toEqual([])
})

test('the ledger is correct after all these tests', async () => {
  expect(await proveLedger({ database, clock, log: services.log })).toEqual([])
})
