import { expect, test } from 'vitest'
import type { NewPayment } from '../../api/src/payments/port.ts'
import { newPayment, openSimulator, stateOf } from './fixture-simulator.ts'

const purchase = { amount: 1_999, currency: 'EUR', country: 'NL' }

async function savedId({ payments }: Awaited<ReturnType<typeof openSimulator>>): Promise<string> {
  const found = await payments.savedMethods('member 1', purchase)
  return found.ok ? (found.value[0]?.id ?? '') : ''
}

function withSaved(methodId: string, change: Partial<NewPayment> = {}): NewPayment {
  return newPayment({ ...change, way: { kind: 'saved', methodId } })
}

test('§6 a saved card pays the next order without a page', async () => {
  const simulator = await openSimulator()
  const { payments, pay } = simulator
  expect(await payments.savedMethods('member 1', purchase)).toEqual({ ok: true, value: [] })
  const { id } = await pay({ outcome: 'pay', save: 'yes' })
  expect(await payments.savedMethods('member 1', purchase)).toMatchObject({
    ok: true,
    value: [
      {
        category: 'card',
        type: 'credit',
        network: 'Visa',
        lastDigits: '4242',
        expiry: { month: 12, year: 2030 },
      },
    ],
  })
  const methodId = await savedId(simulator)
  expect(await payments.fetch(id)).toMatchObject({ value: { savedMethodId: methodId } })
  expect(await payments.create(withSaved(methodId))).toMatchObject({
    ok: true,
    value: { state: 'paid', received: 1_999, savedMethodId: methodId },
  })
})

test('the same card saved twice is one method', async () => {
  const { payments, pay } = await openSimulator()
  await pay({ outcome: 'pay', save: 'yes' })
  await pay({ outcome: 'pay', save: 'yes' })
  const found = await payments.savedMethods('member 1', purchase)
  expect(found.ok && found.value).toHaveLength(1)
})

test('§4 a saved card can be declined the next time', async () => {
  const simulator = await openSimulator()
  const { payments, pay, control } = simulator
  await pay({ outcome: 'pay', save: 'yes', reuse: 'declined' })
  const methodId = await savedId(simulator)
  expect(await payments.create(withSaved(methodId))).toMatchObject({
    ok: true,
    value: { state: 'failed', failure: { code: 'card_declined' } },
  })
  await control(`methods/${methodId}/works`)
  expect(await payments.create(withSaved(methodId))).toMatchObject({ value: { state: 'paid' } })
})

test('a saved card can ask for 3-D Secure the next time', async () => {
  const simulator = await openSimulator()
  const { payments, pay, post } = simulator
  await pay({ outcome: 'pay', save: 'yes', reuse: 'challenge' })
  const payment = withSaved(await savedId(simulator))
  const created = await payments.create(payment)
  expect(created).toMatchObject({
    value: { state: 'open', link: expect.stringContaining('/challenge') as string },
  })
  await post(created.ok ? (created.value.link ?? '') : '', { answer: 'confirm' })
  expect(await stateOf(payments, payment.id)).toBe('paid')
})

test("a member cannot pay with another member's method", async () => {
  const simulator = await openSimulator()
  const { payments, pay } = simulator
  await pay({ outcome: 'pay', save: 'yes' })
  const theirs = withSaved(await savedId(simulator), { customerId: 'member 2' })
  expect(await payments.create(theirs)).toMatchObject({ ok: false, error: { kind: 'refused' } })
  expect(await stateOf(payments, theirs.id)).toBe('unknown')
})

test('a forgotten method is gone, and forgetting it again does no harm', async () => {
  const simulator = await openSimulator()
  const { payments, pay } = simulator
  await pay({ outcome: 'pay', save: 'yes' })
  const methodId = await savedId(simulator)
  expect(await payments.forgetMethod(methodId)).toEqual({ ok: true, value: undefined })
  expect(await payments.forgetMethod(methodId)).toEqual({ ok: true, value: undefined })
  expect(await savedId(simulator)).toBe('')
  expect(await payments.create(withSaved(methodId))).toMatchObject({ ok: false, error: { kind: 'refused' } })
})

test('nothing is saved unless the payer and the shop want it, or if the method cannot be charged again', async () => {
  const simulator = await openSimulator()
  const { pay } = simulator
  await pay({ outcome: 'pay' })
  await pay({ outcome: 'pay', type: 'ideal', save: 'yes' })
  await pay({ outcome: 'decline', save: 'yes' })
  await pay({ outcome: 'pay', save: 'yes' }, { way: { kind: 'page', types: ['credit'], save: false } })
  expect(await savedId(simulator)).toBe('')
})
