import { expect, test } from 'vitest'
import { newPayment, openSimulator, stateOf } from './fixture-simulator.ts'

const debit = () =>
  newPayment({
    way: {
      kind: 'debit',
      account: {
        iban: 'NL91 ABNA 0417 1643 00',
        holder: 'A. Member',
        street: 'Prinsengracht',
        houseNumber: '263',
        postalCode: '1016 GV',
        city: 'Amsterdam',
        acceptedAt: new Date(),
        ipAddress: '192.0.2.1',
        userAgent: 'A browser',
      },
    },
  })

test('a direct debit has no page, is processing, and then succeeds', async () => {
  const { payments, control } = await openSimulator()
  await control('behaviour', { lateSeconds: '1' })
  const payment = debit()
  const created = await payments.create(payment)
  expect(created).toMatchObject({
    ok: true,
    value: { state: 'processing', method: { category: 'bank_debit', type: 'sepa' } },
  })
  expect(created).not.toHaveProperty('value.link')
  await expect.poll(() => stateOf(payments, payment.id), { timeout: 5_000 }).toBe('paid')
})

test('a direct debit can fail at once, or wait until the control page decides', async () => {
  const { payments, control } = await openSimulator()
  await control('behaviour', { debits: 'fail' })
  expect(await payments.create(debit())).toMatchObject({
    value: { state: 'failed', failure: { code: 'AC01' } },
  })
  await control('behaviour', { debits: 'wait' })
  const payment = debit()
  expect(await payments.create(payment)).toMatchObject({ value: { state: 'processing' } })
  await control(`payments/${payment.id}/fail`)
  expect(await stateOf(payments, payment.id)).toBe('failed')
})

test('a bank can return a direct debit: a dispute that is lost at once', async () => {
  const { payments, control, webhooks } = await openSimulator()
  await control('behaviour', { debits: 'wait' })
  const payment = debit()
  await payments.create(payment)
  await control(`payments/${payment.id}/complete`)
  await control(`payments/${payment.id}/return`)
  expect(await payments.fetch(payment.id)).toMatchObject({
    value: { state: 'paid', disputes: [{ state: 'lost', reason: 'AC04 account closed' }] },
  })
  await expect
    .poll(() => webhooks().map(({ type }) => type))
    .toEqual(expect.arrayContaining(['payment_succeeded', 'dispute_opened', 'dispute_lost']))
})

test('the account stays out of the answers, except its last digits', async () => {
  const { payments, url, keys } = await openSimulator()
  const payment = debit()
  await payments.create(payment)
  const answer = await fetch(`${url}/payments/${payment.id}`, { headers: { 'api-key': keys.apiKey } })
  expect(await answer.text()).not.toContain('ABNA')
})
