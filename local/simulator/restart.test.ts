import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newPayment, openSimulator, stateOf, tempFolder } from './fixture-simulator.ts'
import { findSimulator, simulatorKeys } from './simulator-keys.ts'
import { startSimulator } from './start-simulator.ts'

test('payments, saved methods, links and keys survive a restart', async () => {
  const first = await openSimulator()
  const { folder, url } = first
  const { id } = await first.pay({ outcome: 'pay', save: 'yes' })
  const open = newPayment()
  const created = await first.payments.create(open)
  await first.stop()
  expect(await first.payments.fetch(id)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  const second = await openSimulator({ folder })
  expect(second.url).toBe(url)
  // The driver of the first start still works, once it has dropped the connections to the old process.
  await expect.poll(() => stateOf(first.payments, id)).toBe('paid')
  const { payments, post } = second
  const saved = await payments.savedMethods('member 1', open)
  expect(saved.ok && saved.value).toHaveLength(1)
  await post(created.ok ? (created.value.link ?? '') : '', { type: 'credit', outcome: 'pay' })
  expect(await stateOf(payments, open.id)).toBe('paid')
})

test('planned work is done after a restart', async () => {
  const first = await openSimulator()
  const { folder } = first
  await first.control('behaviour', { lateSeconds: '1' })
  first.refuseWebhooks(true)
  const { id } = await first.pay({ outcome: 'late' })
  await first.stop()
  const second = await openSimulator({ folder })
  await expect.poll(() => stateOf(second.payments, id), { timeout: 5_000 }).toBe('paid')
  const succeeded = { type: 'payment_succeeded', paymentId: id }
  await expect.poll(second.webhooks).toContainEqual(expect.objectContaining(succeeded))
})

test('a line that a crash cut off is dropped', async () => {
  const first = await openSimulator()
  const { folder } = first
  const { id } = await first.pay({ outcome: 'pay' })
  await first.stop()
  appendFileSync(join(folder, 'journal.ndjson'), '{"table":"payment","id":"pay_')
  const second = await openSimulator({ folder })
  await expect.poll(() => stateOf(second.payments, id)).toBe('paid')
  const { id: next } = await second.pay({ outcome: 'pay' })
  await second.stop()
  const third = await openSimulator({ folder })
  await expect.poll(() => stateOf(third.payments, next)).toBe('paid')
})

test('the keys are random for each folder, and only their owner reads them', async () => {
  const [a, b] = [tempFolder(), tempFolder()]
  const [one, other] = [simulatorKeys(a), simulatorKeys(b)]
  expect(simulatorKeys(a)).toEqual(one)
  expect(other.apiKey).not.toBe(one.apiKey)
  expect(other.webhookKey).not.toBe(one.webhookKey)
  const { stop } = await startSimulator({ folder: a, webhookUrl: () => undefined })
  onTestFinished(stop)
  for (const file of ['keys.json', 'journal.ndjson']) expect(statSync(join(a, file)).mode & 0o777).toBe(0o600)
})

test('a second process uses the simulator of the first, and takes over when that ends', async () => {
  const first = await openSimulator()
  const { folder } = first
  const { id } = await first.pay({ outcome: 'pay' })
  const second = await openSimulator({ folder })
  expect(second.url).toBe(first.url)
  expect(findSimulator(folder)).toEqual({ url: first.url, keys: first.keys })
  expect(await stateOf(second.payments, id)).toBe('paid')
  await first.stop()
  await expect.poll(() => stateOf(second.payments, id), { timeout: 5_000 }).toBe('paid')
})

test('if another program has the port, the simulator moves to another one', async () => {
  const folder = tempFolder()
  const stranger = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n{}'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void stranger.close())
  const { port } = stranger.address() as { port: number }
  simulatorKeys(folder)
  const file = join(folder, 'keys.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), port }))
  const { keys, payments } = await openSimulator({ folder })
  expect(keys.port).not.toBe(port)
  expect(await payments.create(newPayment())).toMatchObject({ ok: true })
})
