import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { randomRuns } from '../../api/src/db/testing/storm.ts'
import type { PaymentState } from '../../api/src/payments/port.ts'
import { switchId } from '../../api/src/payments/switch-id.ts'
import { paymentActionNames } from './control/payment-actions.ts'
import { newPayment, openSimulator } from './fixture-simulator.ts'
import { OUTCOMES } from './payments.ts'
import { REFUND_MODES, WEBHOOK_MODES } from './records.ts'

const RUNS = randomRuns(10, 500)

const step = oneof(
  record({ do: constantFrom('choose'), outcome: constantFrom(...OUTCOMES) }),
  record({ do: constantFrom('answer'), answer: constantFrom('confirm', 'deny') }),
  record({ do: constantFrom('control'), action: constantFrom(...paymentActionNames) }),
  record({
    do: constantFrom('behave'),
    webhooks: constantFrom(...WEBHOOK_MODES),
    refunds: constantFrom(...REFUND_MODES),
  }),
  record({
    do: constantFrom('refund'),
    number: integer({ min: 1, max: 3 }),
    amount: integer({ min: 100, max: 1_500 }),
  }),
  record({ do: constantFrom('create', 'cancel') }),
)

/** The states that a payment may have after it had this one. */
const NEXT: Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  open: ['open', 'processing', 'paid', 'failed', 'cancelled', 'expired'],
  expired: ['expired', 'paid', 'cancelled'],
  processing: ['processing', 'paid', 'failed'],
  paid: ['paid'],
  failed: ['failed'],
  cancelled: ['cancelled'],
}

test('whatever happens to a payment, it is paid or not, once, and never refunded beyond its amount', async () => {
  const { payments, post, webhooks } = await openSimulator()
  const history = asyncProperty(array(step, { maxLength: 15 }), async (steps) => {
    const payment = newPayment()
    const created = await payments.create(payment)
    const link = created.ok ? (created.value.link ?? '') : ''
    let state: PaymentState = 'open'
    for (const each of steps) {
      await take(each)
      const found = await payments.fetch(payment.id)
      if (!found.ok) throw new Error(found.error.message)
      const { value } = found
      expect(NEXT[state]).toContain(value.state)
      state = value.state
      expect(value.received).toBe(state === 'paid' ? payment.amount : 0)
      const returned = value.refunds.filter((refund) => refund.state !== 'failed')
      expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(value.received)
      if (state !== 'paid') expect(value.disputes).toEqual([])
    }
    const events = webhooks().filter(({ paymentId }) => paymentId === payment.id)
    const successes = events.filter(({ type }) => type === 'payment_succeeded')
    expect(new Set(successes.map(({ eventId }) => eventId)).size).toBeLessThanOrEqual(
      state === 'paid' ? 1 : 0,
    )

    async function take(each: (typeof steps)[number]) {
      const { id } = payment
      if ('outcome' in each) await post(link, { type: 'credit', outcome: each.outcome })
      else if ('answer' in each) await post(`${link}/challenge`, { answer: each.answer })
      else if ('action' in each) await post(`/control/payments/${id}/${each.action}`)
      else if ('refunds' in each)
        await post(`/control/payments/${id}/behaviour`, { webhooks: each.webhooks, refunds: each.refunds })
      else if ('amount' in each) {
        const refundId = switchId('ref', `${id} ${each.number}`)
        await payments.refund({ id: refundId, paymentId: id, amount: each.amount })
      } else if (each.do === 'cancel') await payments.cancel(id)
      else expect(await payments.create(payment)).toMatchObject({ ok: true, value: { id } })
    }
  })
  await assert(history, RUNS)
}, 600_000)
