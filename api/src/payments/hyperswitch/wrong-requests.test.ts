import { expect, test } from 'vitest'
import { newPayment, openSimulator } from '../../../../local/simulator/fixture-simulator.ts'
import { hyperswitch } from './hyperswitch.ts'

/** The driver without the check of its requests, so that the simulator itself refuses them. */
async function openUnchecked() {
  const { url, keys, post } = await openSimulator()
  return { post, payments: hyperswitch({ url, key: keys.apiKey, webhookKey: keys.webhookKey }) }
}

test.each([
  ['amount', { amount: 19.99 }],
  ['amount', { amount: -1 }],
  ['amount', { amount: 99 }],
  ['currency', { currency: 'EUX' }],
  ['currency', { currency: 'eur' }],
  ['payment_id', { id: 'short' }],
  ['payment_id', { id: `pay_${'0'.repeat(27)}` }],
  ['allowed_payment_method_types', { way: { kind: 'page', types: ['satispay'], save: false } }],
  ['allowed_payment_method_types', { way: { kind: 'page', types: [], save: false } }],
] as const)('the simulator refuses a wrong %s: %j', async (field, change) => {
  const { payments } = await openUnchecked()
  const result = await payments.create(newPayment(change))
  expect(result).toMatchObject({ ok: false, error: { kind: 'refused' } })
  expect(result.ok ? '' : result.error.message).toContain(field)
})

test('a wrong key is a trouble of its own', async () => {
  const { url } = await openSimulator()
  const payments = hyperswitch({ url, key: 'wrong', webhookKey: '' })
  expect(await payments.create(newPayment())).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
})
