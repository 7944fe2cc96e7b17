import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageResponse } from './page-response.ts'
import type { FetchEvent } from './scope.ts'

const eventOf = (preloadResponse: Promise<Response | undefined>) =>
  ({ preloadResponse, request: new Request('https://site.example/members') }) as FetchEvent

beforeEach(() => {
  vi.stubGlobal('caches', { match: async () => new Response('offline') })
  vi.stubGlobal('fetch', async () => new Response('from the server'))
})
afterEach(() => vi.unstubAllGlobals())

const textOf = async (event: FetchEvent) => (await pageResponse(event)).text()

test('a page comes from the server, requested while the worker started if the browser can', async () => {
  expect(await textOf(eventOf(Promise.resolve(undefined)))).toBe('from the server')
  expect(await textOf(eventOf(Promise.resolve(new Response('early'))))).toBe('early')
})

test('an error page of the server is shown as it is', async () => {
  const { status } = await pageResponse(eventOf(Promise.resolve(new Response('down', { status: 503 }))))
  expect(status).toBe(503)
})

test('without a connection, the stored page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await textOf(eventOf(Promise.resolve(undefined)))).toBe('offline')
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  expect(await textOf(eventOf(failed))).toBe('offline')
})
