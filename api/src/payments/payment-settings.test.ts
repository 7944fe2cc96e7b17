import { expect, test } from 'vitest'
import { readSwitchAccount } from './payment-settings.ts'

const env = {
  PAYMENTS_URL: 'https://switch.example/api',
  PAYMENTS_KEY: 'secret1',
  PAYMENTS_WEBHOOK_KEY: 'secret2',
}

test('all three settings make an account, and none of them makes none', () => {
  expect(readSwitchAccount(env)).toEqual({ url: env.PAYMENTS_URL, key: 'secret1', webhookKey: 'secret2' })
  expect(readSwitchAccount({})).toBeUndefined()
  expect(readSwitchAccount({ PAYMENTS_URL: '', PAYMENTS_KEY: '', PAYMENTS_WEBHOOK_KEY: '' })).toBeUndefined()
})

test.each(['PAYMENTS_URL', 'PAYMENTS_KEY', 'PAYMENTS_WEBHOOK_KEY'])('%s cannot be left out alone', (name) => {
  expect(() => readSwitchAccount({ ...env, [name]: '' })).toThrow(`${name} missing`)
})

test.each([
  'switch.example',
  'ftp://switch.example',
  'https://secret3@switch.example',
  'https://switch.example?secret3',
])('%s is no address, and no message repeats a secret', (url) => {
  const read = () => readSwitchAccount({ ...env, PAYMENTS_URL: url })
  expect(read).toThrow('PAYMENTS_URL is not the address')
  expect(read).not.toThrow(/secret/)
})
