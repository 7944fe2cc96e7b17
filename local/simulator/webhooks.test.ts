import { expect, test } from 'vitest'
import { validators } from './description/validators.ts'
import { openSimulator, stateOf } from './fixture-simulator.ts'
import { RETRIES } from './webhooks/deliver.ts'

test('a webhook is signed, and is as the description says', async () => {
  const { pay, received, payments } = await openSimulator()
  await pay({ outcome: 'pay' })
  await expect.poll(() => received).toHaveLength(1)
  const [{ body, signature } = { body: Buffer.of(), signature: '' }] = received
  expect(validators().schema('OutgoingWebhook', JSON.parse(body.toString()))).toBeUndefined()
  expect(signature).toMatch(/^[0-9a-f]{128}$/)
  expect(payments.parseWebhook(Buffer.concat([body, Buffer.from(' ')]), signature)).toBeUndefined()
})

test('duplicated webhooks carry the same event', async () => {
  const { pay, control, webhooks } = await openSimulator()
  await control('behaviour', { webhooks: 'duplicated' })
  await pay({ outcome: 'pay' })
  await expect.poll(webhooks).toHaveLength(3)
  expect(new Set(webhooks().map(({ eventId }) => eventId)).size).toBe(1)
})

test('lost webhooks never arrive, but the payment is paid; sent again, they do', async () => {
  const { pay, control, webhooks, payments, url } = await openSimulator()
  await control('behaviour', { webhooks: 'lost' })
  const { id } = await pay({ outcome: 'pay' })
  expect(await stateOf(payments, id)).toBe('paid')
  const page = await (await fetch(`${url}/control`)).text()
  expect(page).toContain('lost (0)')
  expect(webhooks()).toEqual([])
  const [, eventId] = /events\/(\w+)\/again/.exec(page) ?? []
  await control(`events/${eventId}/again`)
  await expect.poll(webhooks).toMatchObject([{ eventId, paymentId: id }])
})

test('forged webhooks arrive with a wrong signature, which the driver refuses', async () => {
  const { pay, control, webhooks, received } = await openSimulator()
  await control('behaviour', { webhooks: 'forged' })
  await pay({ outcome: 'pay' })
  await expect.poll(() => received).toHaveLength(1)
  expect(webhooks()).toEqual([])
})

test('delayed webhooks arrive later', async () => {
  const { pay, control, webhooks } = await openSimulator()
  await control('behaviour', { webhooks: 'delayed', delaySeconds: '1' })
  const began = Date.now()
  await pay({ outcome: 'pay' })
  await expect.poll(webhooks, { timeout: 5_000 }).toHaveLength(1)
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_000)
})

test('reordered webhooks overtake each other', async () => {
  const { pay, control, webhooks } = await openSimulator()
  await control('behaviour', { webhooks: 'reordered' })
  const { id } = await pay({ outcome: 'pending' })
  await control(`payments/${id}/complete`)
  await expect
    .poll(() => webhooks().map(({ type }) => type), { timeout: 8_000 })
    .toEqual(['payment_succeeded', 'payment_processing'])
})

test('a webhook that the site refuses is sent again', async () => {
  const { pay, refuseWebhooks, webhooks, url } = await openSimulator({ retries: [1, 1, 1] })
  refuseWebhooks(true)
  await pay({ outcome: 'pay' })
  await expect.poll(async () => (await fetch(`${url}/control`)).text()).toContain('waiting (1)')
  refuseWebhooks(false)
  await expect.poll(webhooks, { timeout: 5_000 }).toHaveLength(1)
})

test('the simulator gives up after its last retry', async () => {
  const { pay, refuseWebhooks, url } = await openSimulator({ retries: [0] })
  refuseWebhooks(true)
  await pay({ outcome: 'pay' })
  await expect.poll(async () => (await fetch(`${url}/control`)).text()).toContain('given up (2)')
})

test('the simulator tries for a day', () => {
  const seconds = RETRIES.reduce((sum, delay) => sum + delay, 0)
  expect(Math.floor(seconds / 3_600)).toBe(24)
})

test('the hosted page chooses the fate of the webhooks of its payment alone', async () => {
  const { pay, webhooks } = await openSimulator()
  const { id } = await pay({ outcome: 'pay', webhooks: 'duplicated' })
  const { id: other } = await pay({ outcome: 'pay' })
  await expect.poll(() => webhooks().filter(({ paymentId }) => paymentId === id)).toHaveLength(3)
  await expect.poll(() => webhooks().filter(({ paymentId }) => paymentId === other)).toHaveLength(1)
})
