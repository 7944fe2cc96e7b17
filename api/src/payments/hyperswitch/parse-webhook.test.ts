import { expect, test } from 'vitest'
import { hyperswitch } from './hyperswitch.ts'
import { signWebhook } from './webhook-signature.ts'

const KEY = 'a key'
const { parseWebhook } = hyperswitch({ url: 'http://127.0.0.1:1', key: '', webhookKey: KEY })
const event = {
  merchant_id: 'merchant',
  event_id: 'evt_1',
  event_type: 'refund_succeeded',
  content: { type: 'refund_details', object: { payment_id: 'pay_1', refund_id: 'ref_1' } },
}
const body = Buffer.from(JSON.stringify(event))
const signature = signWebhook(body, KEY)

test('the signature is the hexadecimal HMAC-SHA512 of the raw body', () => {
  // RFC 4231, test case 2.
  expect(signWebhook('what do ya want for nothing?', 'Jefe')).toMatch(/^164b7a7bfcf819e2e395fbe73b56e0a3/)
  expect(parseWebhook(body, signature)).toEqual({
    eventId: 'evt_1',
    type: 'refund_succeeded',
    paymentId: 'pay_1',
    refundId: 'ref_1',
  })
  expect(parseWebhook(body, signature.toUpperCase())).toBeDefined()
})

test.each([
  ['absent', undefined],
  ['empty', ''],
  ['of another key', signWebhook(body, 'another key')],
  ['of another body', signWebhook(Buffer.from('{}'), KEY)],
  ['too short', signature.slice(2)],
  ['too long', `${signature}00`],
  ['not hexadecimal', 'z'.repeat(128)],
  ['a list of several', `${signature}, ${signature}`],
])('a webhook is refused if its signature is %s', (_, wrong) => {
  expect(parseWebhook(body, wrong)).toBeUndefined()
})

test.each(['', 'nothing', '[]', '{}', JSON.stringify({ ...event, event_id: '' })])(
  'a signed webhook that is none is refused: %j',
  (text) => {
    const other = Buffer.from(text)
    expect(parseWebhook(other, signWebhook(other, KEY))).toBeUndefined()
  },
)
