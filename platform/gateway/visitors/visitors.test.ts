import { expect, test } from 'vitest'
import { cookiesOf, NAVIGATION, openSite, SECRET } from '../fixture-site.ts'
import { sealer } from '../http/sealer.ts'
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

test('whoever sends no cookie is served all the same, as somebody new each time', async () => {
  const { app } = await openSite()
  const [one, other] = [await app.inject(visit), await app.inject(visit)]
  expect(one.statusCode).toBe(200)
  expect(cookiesOf(one)).not.toBe(cookiesOf(other))
})

test('an id that is not ours is replaced', async () => {
  const { app } = await openSite()
  const [id = '', signature = ''] = cookiesOf(await app.inject(visit))
    .slice('visitor='.length)
    .split('.')
  const forged = [
    id,
    `${id}.`,
    `.${signature}`,
    `${id.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'))}.${signature}`,
    `${id}.${signature}.${signature}`,
    `${id}.${signature.toUpperCase()}`,
    sealer('another secret, as long', 'visitor').seal(id),
    sealer(SECRET, 'something else').seal(id),
    signOverrides(SECRET, { news: 'http://localhost:1/' }),
    '',
  ]
  for (const value of forged) {
    const answer = await app.inject({ url: '/news', headers: { ...NAVIGATION, cookie: `visitor=${value}` } })
    expect(answer.statusCode).toBe(200)
    expect(cookiesOf(answer)).toMatch(/^visitor=[0-9a-f-]{36}\.[\w-]{43}$/)
    expect(cookiesOf(answer)).not.toContain(id)
  }
})

test('over HTTPS the cookie belongs to this very host, and the browser stays with HTTPS', async () => {
  const { app } = await openSite({ isSecure: true })
  const answer = await app.inject(visit)
  expect(answer.cookies).toMatchObject([{ name: '__Host-visitor', path: '/', secure: true }])
  expect(answer.cookies[0]).not.toHaveProperty('domain')
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  const again = await app.inject({ url: '/news', headers: { ...NAVIGATION, cookie: cookiesOf(answer) } })
  expect(again.cookies).toEqual([])
})

test('a secret that could be guessed is refused', async () => {
  await expect(openSite({ secret: 'short' })).rejects.toThrow('needs at least 16 characters')
})
