import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startPayments } from './start-payments.ts'
import { newPayment, tempFolder } from './switch/fixture-switch.ts'

const local = { siteHosts: {}, host: 'localhost', hasApi: true, sitePort: () => undefined }

test('a site of this machine starts the simulator, and its other processes find it', async () => {
  const data = tempFolder()
  const jobs = await startPayments({ ...local, data, hasApi: false })
  const payment = newPayment()
  expect(await jobs.payments?.create(payment)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  const site = await startPayments({ ...local, data })
  onTestFinished(site.stop)
  expect(await jobs.payments?.create(payment)).toMatchObject({ ok: true })
  expect(await site.payments?.fetch(payment.id)).toMatchObject({ ok: true })
  expect((await fetch(site.controlUrl ?? '')).status).toBe(200)
})

test('a public site without a switch has no payments, and starts nothing', async () => {
  const site = await startPayments({ ...local, data: tempFolder(), siteUrl: 'https://amberly.example' })
  expect(site.payments).toBeUndefined()
  expect(site.controlUrl).toBeUndefined()
})

test('the simulator asks for the address of the webhooks until the site listens', async () => {
  const arrived: string[] = []
  let port: number | undefined
  const site = await startPayments({ ...local, data: tempFolder(), sitePort: () => port })
  onTestFinished(site.stop)
  const payment = newPayment()
  await site.payments?.create(payment)
  await site.payments?.cancel(payment.id)
  const server = createServer(({ url = '' }, response) => {
    arrived.push(url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  port = (server.address() as AddressInfo).port
  await expect
    .poll(() => arrived, { timeout: 8_000 })
    .toEqual(['/api/payment-webhook.php?provider=hyperswitch'])
})
