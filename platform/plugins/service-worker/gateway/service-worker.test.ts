import { expect, test } from 'vitest'
import { openSite, release } from '../../../gateway/fixture-site.ts'
import { shellBundle, withServerHalf } from '../../../registry/bundles/fixture-bundle.ts'
import { serviceWorker } from './index.ts'

const OURS = "self.addEventListener('push', show)"
const PATH = '/worker.js'

/** A shell whose one script besides its entry is its worker. */
function shellWithWorker(version: string) {
  const { server: _, ...whole } = withServerHalf(shellBundle({ version }), OURS)
  return Object.assign(withServerHalf(shellBundle({ version }), OURS), { ...whole, worker: 'server.js' })
}

const siteOf = (parts: Parameters<typeof openSite>[0] = {}) =>
  openSite({ bundles: [shellWithWorker('1.0.0-a')], plugins: [serviceWorker({ path: PATH })], ...parts })

test('the worker of the live shell is served for the whole site, and checked again at each visit', async () => {
  const { app } = await siteOf()
  const { body, headers, statusCode } = await app.inject(`${PATH}?v=2`)
  expect([statusCode, body]).toEqual([200, OURS])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
})

test('a worker that the site has switched off is replaced by one that removes itself', async () => {
  const view = () => ({ locale: 'en', siteName: 'Toys', admits: () => true, state: {}, hasWorker: false })
  const { app } = await siteOf({ view })
  const { body, headers } = await app.inject(PATH)
  expect(body).toContain('unregister()')
  expect(headers['cache-control']).toBe('no-cache')
})

test('so is the worker of a shell that was released before there was one', async () => {
  const { app, storage } = await siteOf()
  await release(storage, shellBundle({ version: '1.0.1-b' }))
  await expect.poll(async () => (await app.inject(PATH)).body).toContain('unregister()')
})

test('without the plugin, the site has no worker', async () => {
  const { app } = await openSite({ bundles: [shellWithWorker('1.0.0-a')] })
  expect((await app.inject({ url: PATH, headers: { 'sec-fetch-dest': 'serviceworker' } })).statusCode).toBe(
    404,
  )
})
