import { type AnswerOf, applyEvent, type getRefund, requestRefund } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '../../../tables/outbox.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { DAY_MS } from '../../../time.ts'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { openShop } from '../orders/fixture-shop.ts'

const shop = await openShop()
const { app, payments, clock, database } = shop
const { db } = database

beforeEach(() => {
  payments.trouble = undefined
  payments.refundsAre = 'succeeded'
})

/** A customer with an order that was paid just now. */
async function buyer() {
  const customer = await shop.customer()
  const { order } = await customer.order()
  payments.pay(order.payment_id)
  await customer.poll(order.id)
  const { headers, owner } = customer
  const url = requestRefund.path

  return {
    ...customer,
    id: order.id,
    payment: order.payment_id,
    bought: order.credits,
    paid: order.amount,

    async look() {
      const answer = await app.inject({ url, query: { order: order.id }, headers })
      return answer.json<AnswerOf<typeof getRefund>>()
    },

    async ask(credits = order.credits) {
      const answer = await app.inject({ method: 'POST', url, headers, payload: { order: order.id, credits } })
      const { refund, error } = answer.json()
      return refund ?? error.code
    },

    async row() {
      const [found] = await db.select().from(orderRefund).where(eq(orderRefund.orderId, order.id))
      return found ?? expect.fail('There is no refund.')
    },

    async mails() {
      const rows = await db.select().from(outbox).where(eq(outbox.memberId, owner.memberId))
      return rows.filter(({ kind }) => kind === 'refund-receipt').map(({ data }) => data)
    },
  }
}

test('§9 a refund takes the unused credits, sends their price back, and mails one receipt', async () => {
  const member = await buyer()
  const { bought, paid } = member
  const { offer } = await member.look()
  expect(offer).toMatchObject({ credits: bought, amount: paid, currency: 'EUR' })
  const refund = await member.ask()
  expect(refund).toMatchObject({ credits: bought, amount: paid, currency: 'EUR', status: 'succeeded' })
  expect(await member.look()).toEqual({ order: member.id, refund, offer: null })
  expect(await member.state()).toMatchObject({ credits: 0, transfers: ['refund', 'order'] })
  expect(await shop.row(member.id)).toMatchObject({ status: 'refunded' })
  expect(await member.mails()).toMatchObject([{ payment: member.payment, credits: bought, amount: paid }])
  await shop.webhook(member.payment)
  expect(await member.mails()).toHaveLength(1)
})

test('§9 a page that shows the offer follows the refund by events', async () => {
  payments.refundsAre = 'pending'
  const member = await buyer()
  const before = await member.look()
  await member.ask()
  const patched = async () =>
    (await member.events()).reduce<unknown>(
      (answer, event) => applyEvent(requestRefund.path, answer, event),
      before,
    )
  expect(await patched()).toEqual(await member.look())
  payments.setRefund((await member.row()).refundId, 'failed')
  clock.pass(5_000)
  expect(await member.look()).toMatchObject({ refund: { status: 'failed' } })
  expect(await patched()).toEqual(await member.look())
})

test('§9 a repeated request gets the same refund; another number of credits is refused', async () => {
  const member = await buyer()
  expect(await member.ask(member.bought - 1)).toBe('refund_unavailable')
  const refund = await member.ask()
  expect(await member.ask()).toEqual(refund)
  expect(await member.ask(1)).toBe('refund_unavailable')
  expect(payments.refunded.filter(({ paymentId }) => paymentId === member.payment)).toHaveLength(1)
})

test('§9 there is no refund after the refund days', async () => {
  const member = await buyer()
  clock.pass(14 * DAY_MS)
  try {
    expect(await member.look()).toEqual({ order: member.id, refund: null, offer: null })
    expect(await member.ask()).toBe('refund_unavailable')
  } finally {
    clock.pass(-14 * DAY_MS)
  }
})

test('§9 while the switch is out of reach, the refund waits', async () => {
  const member = await buyer()
  payments.trouble = UNREACHABLE
  expect(await member.ask()).toMatchObject({ status: 'pending' })
  expect(await member.state()).toMatchObject({ credits: 0 })
  payments.trouble = undefined
  clock.pass(5_000)
  expect(await member.look()).toMatchObject({ refund: { status: 'succeeded' } })
})
