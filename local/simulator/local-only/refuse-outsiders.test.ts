import { request } from 'node:http'
import { expect, test } from 'vitest'
import { newPayment, openSimulator } from '../fixture-simulator.ts'

/** Unlike `fetch`, this can send any header. */
function send(url: string, headers: Record<string, string>, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test.each([
  [{ 'x-forwarded-for': '192.0.2.1' }],
  [{ 'x-forwarded-host': 'localhost' }],
  [{ 'x-forwarded-proto': 'https' }],
  [{ forwarded: 'for=192.0.2.1' }],
  [{ via: '1.1 proxy' }],
  [{ 'x-real-ip': '192.0.2.1' }],
  [{ host: 'rebound.example' }],
])('a request with %j is refused, also on the pages', async (headers) => {
  const { url, payments } = await openSimulator()
  const created = await payments.create(newPayment())
  const link = created.ok ? (created.value.link ?? '') : ''
  expect(await send(`${url}/control`, {})).toBe(200)
  expect(await send(`${url}/control`, headers)).toBe(403)
  expect(await send(link, {})).toBe(200)
  expect(await send(link, headers)).toBe(403)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://localhost:3000' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 303],
  [{}, 303],
])('a form with %j is answered with %i', async (headers, status) => {
  const { url } = await openSimulator()
  const all = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  expect(await send(`${url}/control/behaviour`, all, 'POST')).toBe(status)
})

test('the API needs the key of the data folder', async () => {
  const { url, keys } = await openSimulator()
  expect(await send(`${url}/payments/x`, {})).toBe(401)
  expect(await send(`${url}/payments/x`, { 'api-key': 'wrong' })).toBe(401)
  expect(await send(`${url}/payments/x`, { 'api-key': keys.apiKey })).toBe(404)
})

test('the pages run no script, load nothing, and are never framed', async () => {
  const { url, payments } = await openSimulator()
  const created = await payments.create(newPayment({ description: '<script>alert(1)</script>' }))
  const page = await fetch(created.ok ? (created.value.link ?? '') : '')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self' http://localhost:3000")
  expect(policy).not.toContain('unsafe')
  const html = await page.text()
  expect(html).toContain('No money moves.')
  expect(html).not.toMatch(/<script|<link|<img|src=|style="/)
  expect((await fetch(`${url}/control`)).headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  )
})
