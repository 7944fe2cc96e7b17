import { afterEach, expect, test, vi } from 'vitest'
import { fileResponse, isFile } from './files.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://site.example/bundles/shell/1.0.0-abc/main.0a1b2c3d.js', true],
  ['https://cdn.example/bundles/mf-chat/1.0.0-abc/12.0a1b2c3d.css', true],
  ['https://site.example/bundles/shell/1.0.0-abc/bundle.json', false],
  ['https://site.example/bundles/shell/1.0.0-abc/main.js', false],
  ['https://site.example/registry.json', false],
  ['https://site.example/api/chats.php', false],
  ['https://site.example/media/portrait.0a1b2c3d.webp', false],
  ['https://site.example/members', false],
])('only files of bundles with a hash in their name are stored: %s, %j', (url, expected) => {
  expect(isFile(url)).toBe(expected)
})

const ADDRESS = 'https://site.example/bundles/shell/1.0.0-abc/main.0a1b2c3d.js'

/** The text of the file that the worker gives the page, and what it does after that. */
async function loaded(cache?: RequestCache) {
  const work: Promise<unknown>[] = []
  const request = new Request(ADDRESS, cache && { cache })
  const response = await fileResponse({ request, waitUntil: (more) => void work.push(more) })
  await Promise.all(work)
  return response.text()
}

test('a stored file is not fetched, unless the page asks for a fresh copy', async () => {
  const put = vi.fn<Cache['put']>(async () => {})
  const match = async () => new Response('stored')
  vi.stubGlobal('caches', { match, open: async () => ({ put, keys: async () => [] }) })
  vi.stubGlobal('fetch', async () => new Response('from the server'))
  expect(await loaded()).toBe('stored')
  expect(put).not.toHaveBeenCalled()
  expect(await loaded('reload')).toBe('from the server')
  expect(put).toHaveBeenCalledOnce()
})

test('a browser whose storage fails gets the file from the server', async () => {
  const fails = () => Promise.reject(new DOMException('The disk is broken.', 'UnknownError'))
  vi.stubGlobal('caches', { match: fails, open: fails })
  vi.stubGlobal('fetch', async () => new Response('from the server'))
  expect(await loaded()).toBe('from the server')
})
