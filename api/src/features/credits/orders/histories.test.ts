import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import type { Payment } from '../../../payments/port.ts'
import { MINUTE_MS } from '../../../time.ts'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { findFaults } from '../ledger-faults.ts'
import { handleLeftEvents } from '../webhooks/payment-events.ts'
import { webhooksSettled } from '../webhooks/settle-soon.ts'
import { checkOrders } from './check-orders.ts'
import { findOrders } from './find-orders.ts'
import { openShop } from './fixture-shop.ts'
import { statusAfter } from './order-status.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { settleOrder } from './settle-order.ts'

/** A fifth of the runs of a storm. */
const RUNS = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 100) / 5)

const shop = await openShop()
const { payments, services, clock, database } = shop

const number = integer({ min: 0, max: 1 })
const kinds = <const K extends string>(weight: number, ...names: K[]) => ({
  weight,
  arbitrary: record({ kind: constantFrom(...names), of: number }),
})

/** There are two orders, so that many steps are about one. */
const step = oneof(
  // A member presses the button, or the page repeats the request.
  kinds(2, 'order'),
  // At the switch.
  kinds(3, 'pay'),
  kinds(2, 'fail', 'cancel', 'expire', 'process'),
  kinds(3, 'refund', 'refund part', 'dispute'),
  kinds(1, 'other amount', 'other currency'),
  // News for the site, or what it does by itself.
  kinds(4, 'webhook', 'repeated webhooks', 'forged webhook', 'unknown webhook', 'poll'),
  kinds(3, 'check', 'left events', 'compare', 'time passes'),
  // Trouble.
  kinds(2, 'switch down', 'answers lost', 'crash while booking'),
  kinds(1, 'switch up'),
)
type Step = typeof step extends { generate: (...args: never[]) => { value: infer S } } ? S : never

type Customer = Awaited<ReturnType<typeof shop.customer>>

/** One member with up to two orders, by the number of the request. */
class History {
  private readonly requests = [newId(), newId()]
  private readonly customer: Customer

  constructor(customer: Customer) {
    this.customer = customer
  }

  async rows() {
    return (await findOrders(database.db, this.customer.owner)).orders
  }

  async take({ kind, of }: Step): Promise<unknown> {
    const row = (await this.rows()).find(({ requestId }) => requestId === this.requests[of])
    const id = row?.paymentId ?? ''
    const payment = payments.truth(id)
    switch (kind) {
      case 'order':
        return this.customer.order({ id: this.requests[of] ?? '' })
      case 'switch down':
        payments.trouble = UNREACHABLE
        return
      case 'answers lost':
        payments.losesAnswers = true
        return
      case 'switch up':
        return this.recover()
      case 'check':
        return checkOrders(services)
      case 'left events':
        return handleLeftEvents(services)
      case 'compare':
        return reconcileOrders(services)
      case 'time passes':
        return clock.pass(of === 0 ? MINUTE_MS : 90 * MINUTE_MS)
      case 'unknown webhook':
        return shop.webhook('pay_unknown')
      case 'poll':
        return row && this.customer.poll(row.id)
      case 'webhook':
        return shop.webhook(id)
      case 'forged webhook':
        return shop.webhook(id, { signature: 'forged' })
      case 'repeated webhooks': {
        const eventId = newId()
        return Promise.all(Array.from({ length: 10 }, () => shop.webhook(id, { eventId })))
      }
      case 'crash while booking':
        return row && settleOrder({ ...services, database: dying }, row).catch(() => undefined)
      case 'pay':
      case 'fail':
      case 'cancel':
      case 'expire':
      case 'process':
      case 'refund':
      case 'refund part':
      case 'dispute':
      case 'other amount':
      case 'other currency':
        return payment && this.change(kind, payment)
    }
  }

  recover() {
    payments.trouble = undefined
    payments.losesAnswers = false
  }

  /** Changes a payment as a switch can: what is paid stays paid. */
  private change(kind: Step['kind'], { id, state, amount, disputes, refunds }: Payment) {
    const isPaid = state === 'paid'
    const refund = (part: number) => {
      const one = { id: newId(), paymentId: id, state: 'succeeded', currency: 'EUR', amount: part } as const
      payments.set(id, { refunds: [...refunds, one] })
    }
    if (kind === 'pay') return payments.pay(id)
    if (kind === 'refund' && isPaid && refunds.length === 0) return refund(amount)
    if (kind === 'refund part' && isPaid && refunds.length === 0) return refund(Math.floor(amount / 2))
    if (kind === 'dispute' && isPaid)
      return payments.set(id, { disputes: [...disputes, { id: 'd', state: 'lost' }] })
    if (kind === 'other amount' && !isPaid) return payments.set(id, { amount: amount + 1 })
    if (kind === 'other currency' && !isPaid) return payments.set(id, { currency: 'SEK' })
    const next = ({ fail: 'failed', cancel: 'cancelled', expire: 'expired', process: 'processing' } as const)[
      kind as 'fail'
    ]
    return next && !isPaid && payments.set(id, { state: next })
  }
}

/** A database whose process dies just before it commits. */
const dying = {
  ...database,
  inTransaction: async <T>(work: Parameters<typeof database.inTransaction<T>>[0]): Promise<T> =>
    database.inTransaction(async (tx) => {
      await work(tx)
      throw new Error('The process died.')
    }),
}

test('whatever happens, in whatever order: each paid order is granted exactly once, and nothing else is', {
  timeout: 600_000,
}, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
      const customer = await shop.customer()
      const history = new History(customer)
      for (const of of [0, 1]) await history.take({ kind: 'order', of })
      for (const one of steps) await history.take(one)
      history.recover()
      await webhooksSettled()
      for (const row of await history.rows()) await settleOrder(services, row)
      await expectTruth(history, customer)
      // Nothing that comes later changes anything.
      for (const row of await history.rows()) await shop.webhook(row.paymentId)
      await webhooksSettled()
      await reconcileOrders(services)
      await expectTruth(history, customer)
    }),
    { numRuns: RUNS },
  )
})

async function expectTruth(history: History, customer: Customer) {
  const expected: string[] = []
  let credits = 0
  for (const row of await history.rows()) {
    const payment = payments.truth(row.paymentId)
    const isRight = payment?.amount === row.price && payment.currency === row.currency
    const isPaid = isRight && payment.state === 'paid'
    expect([row.id, row.status === 'paid' || row.paidAt !== null]).toEqual([row.id, isPaid])
    if (!isPaid) continue
    expect(statusAfter(row.status, payment)).toBe(row.status)
    expected.push('order')
    if (row.status === 'paid' || row.status === 'partly_refunded') credits += row.credits
  }
  const { transfers, ...state } = await customer.state()
  expect(transfers.filter((kind) => kind === 'order')).toEqual(expected)
  expect(state).toEqual({ isPaid: expected.length > 0, credits })
  expect(await database.inTransaction((tx) => findFaults(tx))).toEqual([])
}
