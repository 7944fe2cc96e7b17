import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { cookiesBefore, cookiesOf, NAVIGATION, openSite, release } from '../../../../gateway/fixture-site.ts'
import type { SiteView } from '../../../../gateway/page/site-view.ts'
import {
  remoteBundle,
  route,
  shellBundle,
  withServerHalf,
} from '../../../../registry/bundles/fixture-bundle.ts'
import { serverRendering } from '../index.ts'
import { PATIENT, remoteHalf, SHELL_HALF } from '../processes/fixture-server-halves.ts'

// A process takes long to start on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** Is another one each time. */
const UNIQUE = `return 'render ' + Math.random()`

const shell = withServerHalf(shellBundle(), SHELL_HALF)
const news = (code: string, version = '1.0.0-a') =>
  withServerHalf(
    remoteBundle({ version, routes: [route({ name: 'list', path: '/news/:id?', query: ['page'] })] }),
    remoteHalf(code),
  )

/** A site that shows its visitors pages by the headers of their requests. */
const view = ({ headers }: FastifyRequest): SiteView => ({
  locale: headers['accept-language'] ?? 'en',
  siteName: headers.host ?? 'Toys',
  admits: () => true,
  state: { user: headers['x-user'] ?? null },
  ...(headers['x-user'] === undefined && {
    sharing: {
      key: String(headers['x-rights']),
      query: ['lang'],
      admits: (data) => data.every((one) => one !== headers['x-refused']),
    },
  }),
})

async function open(code = UNIQUE) {
  const failed: string[] = []
  const plugin = () => ({ onServerFailure: (_: unknown, visitor: string) => void failed.push(visitor) })
  const plugins = [plugin, serverRendering({ limits: PATIENT })]
  const site = await openSite({ bundles: [shell, news(code)], view, plugins })
  const get = (url = '/news', headers = {}) =>
    site.app.inject({ url, headers: { ...NAVIGATION, ...headers } })
  const text = async (url?: string, headers?: object) => rootOf((await get(url, headers)).body)
  return { ...site, failed, get, text }
}

const rootOf = (html: string) =>
  /<div id="root" data-painted=""><main>(.*)<\/main><\/div><div id="platform-failure"/.exec(html)?.[1]

test('visitors of one kind get the same page, in which nothing is of another visitor', async () => {
  const { get } = await open()
  const first = await get()
  const second = await get()
  const nonceOf = ({ headers }: typeof first) =>
    /nonce-([\w-]{22})'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
  expect(rootOf(second.body)).toMatch(/^render /)
  expect(nonceOf(second)).not.toBe(nonceOf(first))
  expect(first.body.split(nonceOf(first)).length).toBeGreaterThan(3)
  expect(second.body).toBe(first.body.replaceAll(nonceOf(first), nonceOf(second)))
  expect(cookiesOf(first)).not.toBe(cookiesOf(second))
  for (const { headers, cookies, statusCode } of [first, second]) {
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(cookies.map(({ name }) => name)).toEqual(['visitor'])
  }
  // Their ids and networks are in cookies alone.
  const [id = ''] = first.cookies.map(({ value }) => value.split('.')[0])
  expect(second.body).not.toContain(id)
})

test('a page is rendered anew for everything on which it depends', async () => {
  const { text, storage } = await open()
  const kinds: [string?, object?][] = [
    ['/news'],
    ['/news/1'],
    ['/news?page=2'],
    ['/news?lang=fi'],
    ['/news', { 'accept-language': 'fi' }],
    ['/news', { host: 'other.example' }],
    ['/news', { 'x-rights': 'may sign up' }],
  ]
  const found: unknown[] = []
  for (const kind of kinds) found.push(await text(...kind))
  expect(new Set(found).size).toBe(kinds.length)
  for (const [index, kind] of kinds.entries()) expect(await text(...kind)).toBe(found[index])
  await release(storage, news(`return 'newer'`, '1.1.0-b'))
  await expect.poll(() => text(), { timeout: 60_000 }).toBe('newer')
})

test('a page is rendered for each request if it is for one viewer alone, or has unknown parameters', async () => {
  const { text } = await open()
  for (const [url, headers] of [
    ['/news', { 'x-user': 'vera' }],
    ['/news?ref=7', {}],
    ['/news?page=2&ref=7', {}],
  ] as const) {
    expect(await text(url, headers)).not.toBe(await text(url, headers))
  }
})

test('data is shared only if its answer says so, and only with those whom the site admits', async () => {
  const { text, app } = await open(`const answer = await fetch('/who'); return answer.text()`)
  let isShared = false
  app.get('/who', async (request, reply) => {
    if (isShared) reply.header('platform-shared', 'profile 7')
    return cookiesBefore(request)
  })
  expect(await text('/news', { cookie: 'name=vera' })).toBe('name=vera')
  expect(await text('/news', { cookie: 'name=otto' })).toBe('name=otto')
  isShared = true
  expect(await text('/news', { cookie: 'name=vera' })).toBe('name=vera')
  expect(await text('/news', { cookie: 'name=otto' })).toBe('name=vera')
  const refused = { cookie: 'name=otto', 'x-refused': 'profile 7' }
  expect(await text('/news', refused)).toBe('name=otto')
})

test('one answer for this visitor alone among others keeps the page from being shared', async () => {
  const { text, app } = await open(
    `await fetch('/open'); await fetch('/own'); await fetch('/open'); ${UNIQUE}`,
  )
  app.get('/open', async (_, reply) => reply.header('platform-shared', '').send('open'))
  app.get('/own', async () => 'own')
  expect(await text()).toMatch(/^render /)
  expect(await text()).not.toBe(await text())
})

test('visitors who come at the same time wait for one render', async () => {
  const { text, app } = await open(`await fetch('/slow'); ${UNIQUE}`)
  const answering = Promise.withResolvers<void>()
  app.get('/slow', async (_, reply) => {
    await answering.promise
    return reply.header('platform-shared', '').send('')
  })
  const pages = Array.from({ length: 50 }, () => text())
  answering.resolve()
  const [first, ...others] = await Promise.all(pages)
  expect(first).toMatch(/^render /)
  expect(new Set(others)).toEqual(new Set([first]))
})

test('those who waited for a page that turns out to be for one visitor alone get their own', async () => {
  const { text, app } = await open(`return (await fetch('/who')).text()`)
  app.get('/who', (request) => cookiesBefore(request))
  const names = ['vera', 'otto', 'ida', 'kim']
  const pages = await Promise.all(names.map((name) => text('/news', { cookie: name })))
  expect(pages).toEqual(names)
})

test('a failure counts for each visitor who waited', async () => {
  const { text, failed } = await open(`throw new Error('no list')`)
  const pages = await Promise.all(Array.from({ length: 5 }, () => text()))
  expect(pages.every((page) => page === undefined)).toBe(true)
  await expect.poll(() => new Set(failed).size, { timeout: 60_000 }).toBe(5)
})
