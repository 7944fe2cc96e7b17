import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newPayment } from '../../../../local/simulator/fixture-simulator.ts'
import { switchId } from '../switch-id.ts'
import { hyperswitch } from './hyperswitch.ts'

const { id } = newPayment()

/** A driver for a switch that answers like this. */
async function driverFor(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return hyperswitch({ url, key: 'key', webhookKey: 'key', timeout: 500 })
}

test('a switch that does not listen is unreachable', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise((resolve) => server.close(resolve))
  const payments = hyperswitch({ url, key: 'key', webhookKey: 'key' })
  const result = await payments.fetch(id)
  expect(result).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  expect(result.ok ? '' : result.error.message).toContain('ECONNREFUSED')
})

test('a switch that does not answer in time, or stops in the middle, is unreachable', async () => {
  const silent = await driverFor(() => undefined)
  expect(await silent.create(newPayment())).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  const slow = await driverFor((_, response) => void response.write('{"payment_id":'))
  expect(await slow.fetch(id)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  const cut = await driverFor((_, response) => response.write('{', () => response.destroy()))
  expect(await cut.fetch(id)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
})

test.each([
  [500, 'unreachable'],
  [502, 'unreachable'],
  [429, 'unreachable'],
  [408, 'unreachable'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'unknown'],
  [400, 'refused'],
  [422, 'refused'],
])('status %i is %s', async (status, kind) => {
  const payments = await driverFor((_, response) => response.writeHead(status).end('<html>'))
  const error = { kind, message: `The switch answered ${status}.` }
  expect(await payments.fetch(id)).toEqual({ ok: false, error })
})

test('a repeated refund whose state cannot be read is not taken for a refused one', async () => {
  const payments = await driverFor(({ method }, response) =>
    response.writeHead(method === 'POST' ? 400 : 503).end(),
  )
  const refund = { id: switchId('ref', 'one'), paymentId: id, amount: 500 }
  expect(await payments.refund(refund)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
})

test('a redirect is not followed: it would take the key to another host', async () => {
  const paths: string[] = []
  const payments = await driverFor(({ url = '' }, response) => {
    paths.push(url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await payments.fetch(id)).toMatchObject({ ok: false, error: { kind: 'unreadable' } })
  expect(paths).toEqual([`/payments/${id}`])
})

test.each([
  ['no JSON', 'nothing'],
  ['another thing', '{"hello":"world"}'],
  ['an amount with a fraction', JSON.stringify({ ...answer(), amount: 19.99 })],
  ['an amount as text', JSON.stringify({ ...answer(), amount: '1999' })],
  ['an unknown status', JSON.stringify({ ...answer(), status: 'teleported' })],
  ['a longer answer than any payment', JSON.stringify({ ...answer(), description: 'x'.repeat(5_000_000) })],
])('%s is unreadable', async (_, text) => {
  const payments = await driverFor((__, response) => response.end(text))
  expect(await payments.fetch(id)).toMatchObject({ ok: false, error: { kind: 'unreadable' } })
})

test('a real switch leaves out or nulls what is unknown, and adds what is new', async () => {
  const extra = {
    payment_method: null,
    payment_method_data: 7,
    refunds: null,
    metadata: null,
    expires_on: 'soon',
    new: 1,
  }
  const payments = await driverFor((_, response) => response.end(JSON.stringify({ ...answer(), ...extra })))
  expect(await payments.fetch(id)).toEqual({
    ok: true,
    value: {
      id,
      state: 'open',
      amount: 1_999,
      received: 0,
      currency: 'EUR',
      link: expect.stringMatching(new RegExp(`/payment_link/merchant/${id}$`)) as string,
      refunds: [],
      disputes: [],
    },
  })
})

function answer() {
  return {
    payment_id: id,
    merchant_id: 'merchant',
    status: 'requires_payment_method',
    amount: 1_999,
    currency: 'EUR',
  }
}
