import { expect, test } from 'vitest'
import type { PageMatch } from '../../../routing/match-page.ts'
import type { Guard } from '../options.ts'
import { PageError, pageNotFound } from './error.ts'
import { pageLoader } from './loader.ts'
import type { OpenedPage } from './opener.ts'

const match = { route: { name: 'news', path: '/news', layout: 'page', access: 'any' } } as PageMatch
const opened = { match } as OpenedPage
const location = { pathname: '/news', search: '', hash: '', state: null, key: 'a' }

async function load(
  path: string,
  { access = 'any', guard, open }: { access?: string; guard?: Guard; open?: () => Promise<OpenedPage> } = {},
  request = new Request(`http://toys.example${path}`),
) {
  const loader = pageLoader({
    registry: { check: () => {} } as never,
    opener: { open: open ?? (async () => opened) } as never,
    match: (pathname) => (pathname === '/news' ? { ...match, route: { ...match.route, access } } : undefined),
    destination: () => location,
    guards: { any: guard ?? (() => ({ allow: true })) },
  })
  return loader({ request } as Parameters<typeof loader>[0])
}

test('opens a page if its guard allows it, and redirects if not', async () => {
  expect(await load('/news')).toBe(opened)
  const response = await load('/news', { guard: () => ({ redirect: '/login' }) })
  expect((response as Response).headers.get('location')).toBe('/login')
})

test('returns 404 for an unknown page, and 500 for an access without guard or a thrown error', async () => {
  expect(await load('/nothing')).toMatchObject({ status: 404 })
  expect(await load('/news', { access: 'cook' })).toMatchObject({ status: 500 })
  const guard = () => {
    throw new Error('the guard fell asleep')
  }
  const failed = await load('/news', { guard })
  expect(failed).toBeInstanceOf(PageError)
  expect(failed).toMatchObject({ status: 500, message: 'the guard fell asleep' })
  const missing = await load('/news', { open: () => Promise.reject(pageNotFound()) })
  expect(missing).toMatchObject({ status: 404 })
})

test('an aborted navigation shows no error', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const request = new Request('http://toys.example/news', { signal: leaving.signal })
  const open = () => Promise.reject(new Error('left'))
  await expect(load('/news', { open }, request)).rejects.toThrow('left')
})
