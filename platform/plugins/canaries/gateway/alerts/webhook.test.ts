import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openReceiver } from './fixture-receiver.ts'
import { webhookKey, webhookSender } from './webhook.ts'

const SECRET = 'a secret of the tests alone'
const alert = { event: 'canary-rolled-back', bundle: 'news', version: '2', why: 'It crashed.' } as const

function openSender(urls: readonly string[], delays: readonly number[] = [5, 5]) {
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  const sender = webhookSender({ urls, site: 'https://toys.example', secret: SECRET, log, delays })
  onTestFinished(sender.stop)
  return { ...sender, lines }
}

test('posts a signed alert to each webhook', async () => {
  const [one, other] = [await openReceiver(), await openReceiver()]
  openSender([one.url, other.url]).send(alert, new Date('2030-01-01T00:00:00Z'))
  await expect.poll(() => [one.deliveries.length, other.deliveries.length]).toEqual([1, 1])
  const [{ path, signature, body } = { path: '', signature: '', body: '' }] = one.deliveries
  expect(path).toBe('/hook')
  expect(JSON.parse(body)).toEqual({
    ...alert,
    id: expect.any(String),
    at: '2030-01-01T00:00:00.000Z',
    site: 'https://toys.example',
  })
  const expected = createHmac('sha256', webhookKey(SECRET)).update(body).digest('hex')
  expect(signature).toBe(`sha256=${expected}`)
  expect(other.deliveries[0]?.body).toBe(body)
})

test('tries again, with the same alert, until it is accepted', async () => {
  const { url, deliveries } = await openReceiver(500, 302)
  const { send, lines } = openSender([url])
  send(alert)
  await expect.poll(() => deliveries.length).toBe(3)
  expect(new Set(deliveries.map(({ body }) => body)).size).toBe(1)
  expect(deliveries.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
  expect(lines.join('')).toContain('status 500')
  expect(lines.join('')).not.toContain('/hook')
})

test('gives up in the end', async () => {
  const { url, deliveries } = await openReceiver(500, 500, 500, 500)
  const { send, lines } = openSender([url])
  send(alert)
  await expect.poll(() => lines.length).toBe(3)
  expect(deliveries).toHaveLength(3)
})

test('an unreachable webhook only leaves a line in the log', async () => {
  const { send, lines } = openSender(['http://127.0.0.1:1/secret'], [])
  send(alert)
  await expect.poll(() => lines.join('')).toContain('a webhook was not accepted')
  expect(lines.join('')).not.toContain('secret')
})
