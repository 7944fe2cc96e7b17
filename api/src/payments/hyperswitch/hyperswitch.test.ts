import { expect, test } from 'vitest'
import { newPayment, openSimulator } from '../../../../local/simulator/fixture-simulator.ts'
import { switchId } from '../switch-id.ts'

test('the same payment created again is the payment that exists', async () => {
  const { payments, pay } = await openSimulator()
  const payment = newPayment()
  const first = await payments.create(payment)
  expect(await payments.create(payment)).toEqual(first)
  const { id } = await pay({ outcome: 'pay' }, { id: switchId('pay', 'paid'), orderId: 'paid' })
  const again = newPayment({ id, orderId: 'paid' })
  expect(await payments.create(again)).toMatchObject({ ok: true, value: { state: 'paid' } })
})

test.each([
  ['amount', { amount: 2_000 }],
  ['currency', { currency: 'SEK' }],
  ['order', { orderId: 'another' }],
])('an id that exists with another %s is refused', async (_, change) => {
  const { payments } = await openSimulator()
  const payment = newPayment()
  await payments.create(payment)
  const other = await payments.create({ ...payment, ...change })
  expect(other).toMatchObject({ ok: false, error: { kind: 'refused', code: 'HE_01' } })
})

test('ten tries at once create one payment', async () => {
  const { payments } = await openSimulator()
  const payment = newPayment()
  const results = await Promise.all(Array.from({ length: 10 }, () => payments.create(payment)))
  for (const result of results)
    expect(result).toMatchObject({ ok: true, value: { id: payment.id, state: 'open' } })
})

test('an open payment is cancelled, and again without harm', async () => {
  const { payments } = await openSimulator()
  const payment = newPayment()
  await payments.create(payment)
  const cancelled = { ok: true, value: { id: payment.id, state: 'cancelled' } }
  expect(await payments.cancel(payment.id)).toMatchObject(cancelled)
  expect(await payments.cancel(payment.id)).toMatchObject(cancelled)
})

test('a paid payment is not cancelled', async () => {
  const { payments, pay } = await openSimulator()
  const { id } = await pay({ outcome: 'pay' })
  expect(await payments.cancel(id)).toMatchObject({ ok: false, error: { kind: 'refused', code: 'IR_16' } })
})

test('unknown payments and refunds are unknown', async () => {
  const { payments } = await openSimulator()
  const unknown = { ok: false, error: { kind: 'unknown' } }
  expect(await payments.fetch(switchId('pay', 'nothing'))).toMatchObject(unknown)
  expect(await payments.cancel(switchId('pay', 'nothing'))).toMatchObject(unknown)
  expect(await payments.fetchRefund(switchId('ref', 'nothing'))).toMatchObject(unknown)
})

test.each([
  [1, 60],
  [3_600, 3_600],
  [365 * 86_400, 7_890_000],
])('a payer who should have %i s has %i s, as the switch allows', async (expiresIn, seconds) => {
  const now = new Date()
  const { payments } = await openSimulator({ now: () => now })
  const created = await payments.create(newPayment({ expiresIn }))
  expect(created.ok && created.value.expiresAt).toEqual(new Date(now.getTime() + seconds * 1_000))
})
