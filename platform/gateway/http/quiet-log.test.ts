import { expect, test } from 'vitest'
import { cookiesOf, NAVIGATION, openSite, SECRET } from '../fixture-site.ts'
import { signOverrides } from '../overrides/token.ts'

test('the log says what happened, but not to whom', async () => {
  const { app, log } = await openSite({
    plugins: [
      (scope) => {
        scope.post('/telemetry', (_request, reply) => reply.send())
        return {}
      },
    ],
    overrideHosts: ['localhost:1'],
    view: (request) => {
      if (request.url.startsWith('/broken')) throw new Error('broken')
      return { locale: 'en', siteName: 'Toys', admits: () => true, state: { user: 'anna' } }
    },
  })
  const token = signOverrides(SECRET, { news: 'http://localhost:1/' })
  const cookie = cookiesOf(await app.inject('/registry.json'))
  const headers = {
    ...NAVIGATION,
    cookie: `${cookie}; platform-override=${token}`,
    'user-agent': 'annas-browser',
    referer: 'http://annas.example/',
  }
  const remoteAddress = '203.0.113.7'
  for (const url of [
    '/news/anna?mail=anna@example.com',
    '/broken/anna',
    '/registry.json?shell=anna',
    `/override?token=${token}`,
    '/override?token=anna',
    '/bundles/news/1.0.0-a/entry.js?anna',
    '/bundles/anna',
  ]) {
    await app.inject({ url, headers, remoteAddress })
  }
  const payload = [{ name: 'news', version: '1.0.0-a', kind: 'crash', message: 'anna' }]
  await app.inject({ method: 'POST', url: '/telemetry', headers, remoteAddress, payload })
  await app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { ...headers, 'content-type': 'application/json' },
    remoteAddress,
    payload: '{"anna"',
  })
  const written = log.join('')
  expect(written).toContain('"GET /registry.json"')
  expect(written).toContain('"POST /telemetry"')
  expect(written).toContain('a page could not be rendered')
  for (const secret of ['anna', '203.0.113.7', token, cookie.slice('visitor='.length)])
    expect(written).not.toContain(secret)
})
