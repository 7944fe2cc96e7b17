import { expect, test } from 'vitest'
import { newPayment, openSimulator, stateOf } from './fixture-simulator.ts'

test('§4 a payment is created, paid on the hosted page, announced, and fetched as paid', async () => {
  const { payments, pay, webhooks } = await openSimulator()
  const { id, link, location } = await pay({ type: 'ideal', outcome: 'pay' })
  expect(location).toBe(`http://localhost:3000/transactions/1?payment_id=${id}&status=succeeded`)
  await expect.poll(webhooks).toMatchObject([{ type: 'payment_succeeded', paymentId: id }])
  expect(await payments.fetch(id)).toMatchObject({
    ok: true,
    value: {
      state: 'paid',
      amount: 1_999,
      received: 1_999,
      orderId: expect.stringMatching(/^order/) as string,
      method: { category: 'bank_redirect', type: 'ideal' },
    },
  })
  const again = await fetch(link)
  expect(await again.text()).toContain('This payment is complete.')
})

test.each([
  ['decline', 'failed', 'payment_failed', 'failed'],
  ['cancel', 'cancelled', 'payment_cancelled', 'cancelled'],
  ['pending', 'processing', 'payment_processing', 'processing'],
])('§4 outcome %s: the payment is %s', async (outcome, state, event, status) => {
  const { payments, pay, webhooks } = await openSimulator()
  const { id, location } = await pay({ outcome })
  expect(location).toContain(`status=${status}`)
  expect(await stateOf(payments, id)).toBe(state)
  await expect.poll(webhooks).toMatchObject([{ type: event, paymentId: id }])
})

test('a declined payment says why', async () => {
  const { payments, pay } = await openSimulator()
  const { id } = await pay({ outcome: 'decline' })
  expect(await payments.fetch(id)).toMatchObject({
    value: {
      failure: { code: 'card_declined' },
      received: 0,
      method: { network: 'Visa', lastDigits: '4242' },
    },
  })
})

test.each([
  ['confirm', 'paid'],
  ['deny', 'failed'],
])('3-D Secure asks on a page of its own; after %s the payment is %s', async (answer, state) => {
  const { payments, pay, post } = await openSimulator()
  const { id, location } = await pay({ outcome: 'challenge' })
  expect(await stateOf(payments, id)).toBe('open')
  expect(await payments.fetch(id)).toMatchObject({ value: { link: location } })
  expect(await (await fetch(location)).text()).toContain('Your bank asks you to confirm')
  const answered = await post(location, { answer })
  expect(answered.headers.get('location')).toContain(`payment_id=${id}`)
  expect(await stateOf(payments, id)).toBe(state)
})

test('a late success is processing first', async () => {
  const { payments, pay, control, webhooks } = await openSimulator()
  await control('behaviour', { lateSeconds: '1' })
  const { id } = await pay({ outcome: 'late' })
  expect(await stateOf(payments, id)).toBe('processing')
  await expect.poll(() => stateOf(payments, id), { timeout: 5_000 }).toBe('paid')
  await expect
    .poll(() => webhooks().map(({ type }) => type))
    .toEqual(['payment_processing', 'payment_succeeded'])
})

test.each([
  ['complete', 'paid'],
  ['fail', 'failed'],
])('a bank transfer that was pending for days: %s makes it %s', async (action, state) => {
  const { payments, pay, control } = await openSimulator()
  const { id } = await pay({ type: 'sepa', outcome: 'pending' })
  await control(`payments/${id}/${action}`)
  expect(await stateOf(payments, id)).toBe(state)
})

test('an expired payment cannot be paid on its page, but its money may still arrive', async () => {
  let time = Date.now()
  const { payments, control, post } = await openSimulator({ now: () => new Date(time) })
  const payment = newPayment({ expiresIn: 60 })
  const created = await payments.create(payment)
  time += 60_000
  expect(await stateOf(payments, payment.id)).toBe('expired')
  const link = created.ok ? (created.value.link ?? '') : ''
  expect((await post(link, { type: 'credit', outcome: 'pay' })).status).toBe(400)
  expect(await (await fetch(link)).text()).toContain('The time to pay is over.')
  await control(`payments/${payment.id}/complete`)
  expect(await stateOf(payments, payment.id)).toBe('paid')
})

test('a payment can be paid only once, and only with a type that it allows', async () => {
  const { payments, pay, post } = await openSimulator()
  const { id, link } = await pay({ outcome: 'pay' })
  expect((await post(link, { type: 'credit', outcome: 'decline' })).status).toBe(400)
  expect(await stateOf(payments, id)).toBe('paid')
  const other = newPayment()
  const created = await payments.create(other)
  const response = await post(created.ok ? (created.value.link ?? '') : '', { type: 'swish', outcome: 'pay' })
  expect(response.status).toBe(400)
  expect(await stateOf(payments, other.id)).toBe('open')
})

test('the payer’s time can be ended at once, and late money still pays', async () => {
  const { payments, control } = await openSimulator()
  const { id } = newPayment()
  await payments.create(newPayment({ id }))
  await control(`payments/${id}/expire`)
  expect(await stateOf(payments, id)).toBe('expired')
  await control(`payments/${id}/complete`)
  expect(await stateOf(payments, id)).toBe('paid')
})
