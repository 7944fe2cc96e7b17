import { expect, test } from 'vitest'
import { readSmsAccount } from '../../settings/sms-account.ts'
import { startSmsProvider } from './fixture-sms-provider.ts'
import { smsProvider } from './sms.ts'
import { readSmsReport } from './sms-providers.ts'

const SID = `AC${'1f'.repeat(16)}`
const SMS = { to: '+31612345678', text: 'Amberly: je code is 123456.' }
const reportUrl = 'https://amberly.example/api/sms-webhook.php?id=1&token=x'
const basic = (user: string) => `Basic ${Buffer.from(`${user}:a secret`).toString('base64')}`

function open(provider: 'twilio' | 'vonage', host: string, { from = 'Amberly', timeoutMs = 5_000 } = {}) {
  const user = provider === 'twilio' ? SID : 'abcd1234'
  const account = readSmsAccount({ SMS_URL: `${provider}://${user}:a%20secret@${host}`, SMS_FROM: from })
  return smsProvider(account ?? expect.fail('There is no account.'), { timeoutMs })
}

const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

test('§3: Twilio gets a text as it describes it, from a name, a number or a messaging service', async () => {
  const { received, host } = await startSmsProvider()
  await open('twilio', host).send({ ...SMS, reportUrl })
  await open('twilio', host, { from: '+447700900000' }).send(SMS)
  const service = `MG${'0a'.repeat(16)}`
  await open('twilio', host, { from: service }).send(SMS)
  const fields = { To: SMS.to, Body: SMS.text }
  expect(received).toEqual([
    { authorization: basic(SID), fields: { ...fields, From: 'Amberly', StatusCallback: reportUrl } },
    { authorization: basic(SID), fields: { ...fields, From: '+447700900000' } },
    { authorization: basic(SID), fields: { ...fields, MessagingServiceSid: service } },
  ])
})

test('§3: Vonage gets a text as it describes it, with numbers that have no plus', async () => {
  const { received, host } = await startSmsProvider()
  await open('vonage', host).send({ ...SMS, reportUrl })
  await open('vonage', host, { from: '+447700900000' }).send(SMS)
  const fields = { message_type: 'text', channel: 'sms', to: '31612345678', text: SMS.text }
  const report = { webhook_url: reportUrl, webhook_version: 'v1' }
  expect(received).toEqual([
    { authorization: basic('abcd1234'), fields: { ...fields, from: 'Amberly', ...report } },
    { authorization: basic('abcd1234'), fields: { ...fields, from: '447700900000' } },
  ])
})

test.each([
  ['twilio', 400, 21_211, 'Undeliverable'],
  ['twilio', 401, 20_003, 'NotDelivered'],
  ['twilio', 429, 20_429, 'NotDelivered'],
  ['twilio', 503, undefined, 'NotDelivered'],
  ['vonage', 422, 1120, 'Undeliverable'],
  ['vonage', 401, undefined, 'NotDelivered'],
  ['vonage', 402, 1070, 'NotDelivered'],
  ['vonage', 302, undefined, 'NotDelivered'],
] as const)('an answer of %s of %d with the code %s is %s, and repeats no number', async (...wanted) => {
  const [provider, status, code, name] = wanted
  const { host } = await startSmsProvider({ status, ...(code !== undefined && { code }) })
  const error = await failure(open(provider, host).send(SMS))
  const message = `The SMS provider refused it: ${[status, code].filter(Boolean).join(' ')}.`
  expect(error).toMatchObject({ name, message })
})

test('a text is retried later if the provider does not answer', async () => {
  const { host } = await startSmsProvider({ status: 0 })
  const error = await failure(open('twilio', host, { timeoutMs: 100 }).send(SMS))
  expect(error).toMatchObject({ name: 'NotDelivered', message: 'The SMS provider was not reached.' })
})

test.each([
  [{ MessageStatus: 'sent' }, undefined],
  [{ MessageStatus: 'delivered' }, { isDelivered: true }],
  [
    { MessageStatus: 'undelivered', ErrorCode: '30003' },
    { isDelivered: false, code: '30003' },
  ],
  [{ MessageStatus: 'failed' }, { isDelivered: false }],
  [{ status: 'submitted' }, undefined],
  [{ status: 'delivered' }, { isDelivered: true }],
  [
    { status: 'rejected', error: { type: 'https://developer.vonage.com/api-errors/messages#1050' } },
    { isDelivered: false, code: '1050' },
  ],
  [{ status: 'undeliverable', error: { type: '+31612345678' } }, { isDelivered: false }],
  [{}, undefined],
])('the report %j means %j', (report, meaning) => {
  expect(readSmsReport(report)).toEqual(meaning)
})

test('the password of another machine’s account is sent encrypted', () => {
  expect(readSmsAccount({ SMS_URL: `twilio://${SID}:x@api.twilio.com`, SMS_FROM: 'Amberly' })).toEqual({
    provider: 'twilio',
    origin: 'https://api.twilio.com',
    user: SID,
    password: 'x',
    from: 'Amberly',
  })
})
