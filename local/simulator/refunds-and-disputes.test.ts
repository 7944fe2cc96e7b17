import { expect, test } from 'vitest'
import { switchId } from '../../api/src/payments/switch-id.ts'
import { newPayment, openSimulator } from './fixture-simulator.ts'

test('a payment is refunded in parts, never more than it was', async () => {
  const { payments, pay, webhooks } = await openSimulator()
  const { id: paymentId } = await pay({ outcome: 'pay' })
  const refund = { id: switchId('ref', 'one'), paymentId, amount: 1_200, reason: 'Unused credits' }
  const refunded = { id: refund.id, paymentId, state: 'succeeded', amount: 1_200, currency: 'EUR' }
  expect(await payments.refund(refund)).toEqual({ ok: true, value: refunded })
  expect(await payments.fetchRefund(refund.id)).toEqual({ ok: true, value: refunded })
  const second = { id: switchId('ref', 'two'), paymentId, amount: 800 }
  expect(await payments.refund(second)).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: 'IR_13' },
  })
  expect(await payments.refund({ ...second, amount: 799 })).toMatchObject({ ok: true })
  expect(await payments.fetch(paymentId)).toMatchObject({
    value: { refunds: [{ amount: 1_200 }, { amount: 799 }] },
  })
  await expect
    .poll(() => webhooks().filter(({ type }) => type === 'refund_succeeded'))
    .toMatchObject([
      { paymentId, refundId: refund.id },
      { paymentId, refundId: second.id },
    ])
})

test('the same refund sent again is one refund, and with another amount it is refused', async () => {
  const { payments, pay } = await openSimulator()
  const { id: paymentId } = await pay({ outcome: 'pay' })
  const refund = { id: switchId('ref', 'again'), paymentId, amount: 500 }
  const first = await payments.refund(refund)
  expect(await payments.refund(refund)).toEqual(first)
  expect(await payments.refund({ ...refund, amount: 600 })).toMatchObject({
    ok: false,
    error: { kind: 'refused' },
  })
  expect(await payments.fetch(paymentId)).toMatchObject({ value: { refunds: [{ amount: 500 }] } })
})

test('a refund can fail, and then the money is there for another one', async () => {
  const { payments, pay, control } = await openSimulator()
  const { id: paymentId } = await pay({ outcome: 'pay' })
  await control('behaviour', { refunds: 'fail' })
  const failed = await payments.refund({ id: switchId('ref', 'fails'), paymentId, amount: 1_999 })
  expect(failed).toMatchObject({ value: { state: 'failed', failure: 'The bank refused the refund.' } })
  await control('behaviour', { refunds: 'succeed' })
  const other = await payments.refund({ id: switchId('ref', 'works'), paymentId, amount: 1_999 })
  expect(other).toMatchObject({ value: { state: 'succeeded' } })
})

test('the refunds of one payment can behave unlike those of the others', async () => {
  const { payments, pay, control } = await openSimulator()
  const [{ id: paymentId }, { id: other }] = [await pay({ outcome: 'pay' }), await pay({ outcome: 'pay' })]
  await control(`payments/${paymentId}/behaviour`, { refunds: 'fail' })
  const refund = (id: string) => payments.refund({ id: switchId('ref', id), paymentId: id, amount: 500 })
  expect(await refund(paymentId)).toMatchObject({ value: { state: 'failed' } })
  expect(await refund(other)).toMatchObject({ value: { state: 'succeeded' } })
})

test.each([
  ['wait', 'succeeded'],
  ['review', 'failed'],
])('with %s, a refund is pending until the control page decides: %s', async (refunds, state) => {
  const { payments, pay, control } = await openSimulator()
  const { id: paymentId } = await pay({ outcome: 'pay' })
  await control('behaviour', { refunds })
  const id = switchId('ref', `pending ${refunds}`)
  expect(await payments.refund({ id, paymentId, amount: 1_999 })).toMatchObject({
    value: { state: 'pending' },
  })
  await control(`refunds/${id}/${state}`)
  expect(await payments.fetchRefund(id)).toMatchObject({ value: { state } })
})

test('a payment that is not paid, or unknown, is not refunded', async () => {
  const { payments } = await openSimulator()
  const payment = newPayment()
  await payments.create(payment)
  const refund = { id: switchId('ref', 'early'), paymentId: payment.id, amount: 500 }
  expect(await payments.refund(refund)).toMatchObject({ ok: false, error: { kind: 'refused' } })
  const unknown = { ...refund, paymentId: switchId('pay', 'unknown') }
  expect(await payments.refund(unknown)).toMatchObject({ ok: false, error: { kind: 'unknown' } })
})

test.each([
  ['win', 'won'],
  ['lose', 'lost'],
])('a chargeback is opened, and after %s it is %s', async (action, state) => {
  const { payments, pay, control, webhooks } = await openSimulator()
  const { id } = await pay({ outcome: 'pay' })
  await control(`payments/${id}/dispute`)
  expect(await payments.fetch(id)).toMatchObject({
    value: { disputes: [{ state: 'open', reason: 'Fraudulent' }] },
  })
  await control(`payments/${id}/${action}`)
  expect(await payments.fetch(id)).toMatchObject({ value: { disputes: [{ state }] } })
  await expect
    .poll(() => webhooks().filter(({ type }) => type.startsWith('dispute')))
    .toMatchObject([
      { type: 'dispute_opened', paymentId: id },
      { type: `dispute_${state}`, paymentId: id },
    ])
})
