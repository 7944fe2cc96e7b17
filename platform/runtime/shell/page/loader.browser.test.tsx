import { expect, test } from 'vitest'
import type { PageMatch } from '../../../routing/match-page.ts'
import type { Guard } from '../options.ts'
import { PageError, pageNotFound } from './error.ts'
import { pageLoader } from './loader.ts'
import { type OpenedPage, RemoteUnavailable } from './opener.ts'

const match = {
  remote: { name: 'mf-news' },
  route: { name: 'news', path: '/news', layout: 'page', access: 'any' },
} as PageMatch
const opened = { match } as OpenedPage
const location = { pathname: '/news', search: '', hash: '', state: null, key: 'a' }

interface Faked {
  readonly access?: string
  readonly guard?: Guard
  readonly open?: () => Promise<OpenedPage>
  readonly isStranded?: () => boolean
  readonly hasUnsavedWork?: () => boolean
  readonly loadAnew?: (url: URL) => Promise<never>
  readonly complete?: () => void
}

type Load = ReturnType<typeof pageLoader>

function loaderOf({
  access = 'any',
  guard,
  open,
  loadAnew,
  isStranded,
  hasUnsavedWork,
  complete,
}: Faked): Load {
  const registry = {
    check: () => {},
    complete: async () => complete?.(),
    get isStranded() {
      return isStranded?.() ?? false
    },
  }
  return pageLoader({
    registry: registry as never,
    hasUnsavedWork: hasUnsavedWork ?? (() => false),
    opener: { open: open ?? (async () => opened) } as never,
    match: (pathname) => (pathname === '/news' ? { ...match, route: { ...match.route, access } } : undefined),
    destination: () => location,
    guards: { any: guard ?? (() => ({ allow: true })) },
    admits: () => true,
    ...(loadAnew && { loadAnew }),
  })
}

const requestOf = (path: string) => new Request(`http://toys.example${path}`)

async function load(path: string, faked: Faked = {}, request = requestOf(path)) {
  return loaderOf(faked)({ request } as Parameters<Load>[0])
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

test('what the HTML left out is there before a page is looked for', async () => {
  const order: string[] = []
  const guard = () => {
    order.push('found')
    return { allow: true } as const
  }
  await load('/news', { complete: () => order.push('complete'), guard })
  expect(order).toEqual(['complete', 'found'])
})

test('an aborted navigation shows no error', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const request = new Request('http://toys.example/news', { signal: leaving.signal })
  const open = () => Promise.reject(new Error('left'))
  await expect(load('/news', { open }, request)).rejects.toThrow('left')
})

test('a document that has opened a page leaves paths that it does not know to the server', async () => {
  const anew: string[] = []
  const loadAnew = ({ pathname }: URL) => {
    anew.push(pathname)
    return Promise.reject(new Error('left'))
  }
  const load = loaderOf({ loadAnew })
  const open = (path: string) => load({ request: requestOf(path) } as Parameters<Load>[0])
  // The first page is the server's own answer.
  expect(await open('/nothing')).toMatchObject({ status: 404 })
  expect(await open('/nothing')).toMatchObject({ status: 404 })
  expect(await open('/news')).toBe(opened)
  await expect(open('/nothing')).rejects.toThrow('left')
  expect(anew).toEqual(['/nothing'])
})

test('a page whose chunk is lost is loaded anew, and not the one that is left; soon after, the loss shows', async () => {
  sessionStorage.clear()
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  const unavailable = new RemoteUnavailable(match, lost)
  const anew: string[] = []
  const load = loaderOf({
    open: () => Promise.reject(unavailable),
    loadAnew({ pathname, search }) {
      anew.push(pathname + search)
      return Promise.reject(new Error('left'))
    },
  })
  const open = () => load({ request: requestOf('/news?page=2') } as Parameters<Load>[0])
  await expect(open()).rejects.toThrow('left')
  expect(anew).toEqual(['/news?page=2'])
  expect(await open()).toBe(unavailable)
})

test('a page whose shell is too old for a remote of it leaves at the next navigation, once no work is unsaved', async () => {
  let [isStranded, isBusy] = [true, true]
  const loadAnew = () => Promise.reject(new Error('left'))
  const load = loaderOf({ loadAnew, isStranded: () => isStranded, hasUnsavedWork: () => isBusy })
  const open = () => load({ request: requestOf('/news') } as Parameters<Load>[0])
  for (let times = 0; times < 2; times++) expect(await open()).toBe(opened)
  isBusy = false
  await expect(open()).rejects.toThrow('left')
  isStranded = false
  expect(await open()).toBe(opened)
  isStranded = true
  // The first page of a document is never loaded again.
  const first = loaderOf({ loadAnew, isStranded: () => true })
  expect(await first({ request: requestOf('/news') } as Parameters<Load>[0])).toBe(opened)
})
