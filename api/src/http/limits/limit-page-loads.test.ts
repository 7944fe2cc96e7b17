import { expect, onTestFinished, test } from 'vitest'
import { NO_DATABASE } from '../fixtures/server.ts'
import { siteServer } from '../server/site-server.ts'
import { limitPageLoads } from './limit-page-loads.ts'
import { rateLimits } from './limits.ts'

async function site() {
  const app = await siteServer({ database: NO_DATABASE })
  limitPageLoads(app, rateLimits(NO_DATABASE.pool, { pageLimit: 3 }))
  app.get('/*', () => 'a page')
  onTestFinished(() => app.close())
  return app
}

test('an address that loads too many pages and pictures is told to wait', async () => {
  const app = await site()
  const load = (url: string, remoteAddress = '192.0.2.7') => app.inject({ url, remoteAddress })
  for (const url of ['/', '/media/a.webp', '/bundles/a.js']) expect((await load(url)).statusCode).toBe(200)
  const response = await load('/')
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.body).toBe('That was a lot at once. Please try again later.\n')
  expect((await load('/', '192.0.2.8')).statusCode).toBe(200)
})

test('monitoring is not counted', async () => {
  const app = await site()
  for (let n = 0; n < 10; n += 1) expect((await app.inject('/livez')).statusCode).toBe(200)
})
