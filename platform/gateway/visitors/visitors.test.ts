import { expect, test } from 'vitest'
import { cookiesOf, NAVIGATION, openSite, SECRET } from '../fixture-site.ts'
import { signer } from '../http/signer.ts'
import { signOverrides } from '../overrides/token.ts'

const visit = { url: '/news', headers: NAVIGATION }

test('a browser gets an id once, and keeps it', async () => {
  const { app } = await openSite()
  const first = await app.inject(visit)
  expect(first.cookies).toMatchObject([
    { name: 'visitor', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 365 * 24 * 60 * 60 },
  ])
  expect(first.cookies[0]).not.toHaveProperty('secure')
  for (const url of ['/news', '/registry.json']) {
    const again = await app.inject({ url, headers: { ...NAVIGATION, cookie: cookiesOf(first) } })
    expect(again.statusCode).toBe(200)
    expect(again.cookies).toEqual([])
  }
})

test('a browser that moves to another network keeps its id, under a new cookie', async () => {
  const { app } = await openSite()
  const at = (remoteAddress: string, cookie = '') =>
    app.inject({ url: '/news', headers: { ...NAVIGATION, cookie }, remoteAddress })
  const home = cookiesOf(await at('192.0.2.7'))
  expect((await at('192.0.2.99', home)).cookies).toEqual([])
  const moved = cookiesOf(await at('198.51.100.7', home))
  expect(moved.split('.')[0]).toBe(home.split('.')[0])
  expect(moved).not.toBe(home)
})

test('a browser that sends no cookie is served as a new visitor each time', async () => {
  const { app } = await openSite()
  const [one, other] = [await app.inject(visit), await app.inject(visit)]
  expect(one.statusCode).toBe(200)
  expect(cookiesOf(one)).not.toBe(cookiesOf(other))
})

test('a forged id is replaced', async () => {
  const { app } = await openSite()
  const [id = '', network = '', signature = ''] = cookiesOf(await app.inject(visit))
    .slice('visitor='.length)
    .split('.')
  const forged = [
    id,
    `${id}.`,
    `.${signature}`,
    `${id}.${signature}`,
    `${id.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'))}.${network}.${signature}`,
    `${id}.elsewhere.${signature}`,
    `${id}.${network}.${signature}.${signature}`,
    `${id}.${network}.${signature.toUpperCase()}`,
    signer('another secret, as long', 'visitor').sign(id),
    signer(SECRET, 'something else').sign(id),
    signOverrides(SECRET, { news: 'http://localhost:1/' }),
    '',
  ]
  for (const value of forged) {
    const response = await app.inject({
      url: '/news',
      headers: { ...NAVIGATION, cookie: `visitor=${value}` },
    })
    expect(response.statusCode).toBe(200)
    expect(cookiesOf(response)).toMatch(/^visitor=[0-9a-f-]{36}\.[\w-]{12}\.[\w-]{43}$/)
    expect(cookiesOf(response)).not.toContain(id)
  }
})

test('over HTTPS the cookie is bound to this host, and HSTS is on', async () => {
  const { app } = await openSite({ isSecure: true })
  const response = await app.inject(visit)
  expect(response.cookies).toMatchObject([{ name: '__Host-visitor', path: '/', secure: true }])
  expect(response.cookies[0]).not.toHaveProperty('domain')
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000')
  const again = await app.inject({ url: '/news', headers: { ...NAVIGATION, cookie: cookiesOf(response) } })
  expect(again.cookies).toEqual([])
})

test('a short secret is refused', async () => {
  await expect(openSite({ secret: 'short' })).rejects.toThrow('needs at least 16 characters')
})
