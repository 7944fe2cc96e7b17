import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hyperswitch } from '../../api/src/payments/hyperswitch/hyperswitch.ts'
import { newPayment, tempFolder } from './fixture-simulator.ts'
import { startPayments } from './start-payments.ts'

const local = { siteHosts: {}, host: 'localhost', hasApi: true, siteAddress: () => undefined }

/** The payments of a process with these settings. */
async function paymentsOf(options: Parameters<typeof startPayments>[0]) {
  const { account, stop } = await startPayments(options)
  onTestFinished(stop)
  return account && hyperswitch(account)
}

test('a site of this machine starts the simulator, and its other processes find it', async () => {
  const data = tempFolder()
  const jobs = await paymentsOf({ ...local, data, hasApi: false })
  const payment = newPayment()
  expect(await jobs?.create(payment)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  const site = await paymentsOf({ ...local, data })
  expect(await jobs?.create(payment)).toMatchObject({ ok: true })
  expect(await site?.fetch(payment.id)).toMatchObject({ ok: true })
})

test('a public site without a switch has no payments, and starts nothing', async () => {
  expect(
    await paymentsOf({ ...local, data: tempFolder(), siteUrl: 'https://amberly.example' }),
  ).toBeUndefined()
})

test('the simulator asks for the address of the webhooks until the site listens', async () => {
  const arrived: string[] = []
  let address: AddressInfo | undefined
  const site = await paymentsOf({ ...local, data: tempFolder(), siteAddress: () => address })
  const payment = newPayment()
  await site?.create(payment)
  await site?.cancel(payment.id)
  const server = createServer(({ url = '' }, response) => {
    arrived.push(url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  address = server.address() as AddressInfo
  await expect
    .poll(() => arrived, { timeout: 8_000 })
    .toEqual(['/api/payment-webhook.php?provider=hyperswitch'])
})
