import { outdatedFiles } from './outdated-files.ts'
import type { FetchEvent } from './scope.ts'
import { FILES } from './stored.ts'

/** A file of a bundle whose name has a hash, so that its content never changes. */
const FILE = /\/bundles\/[^/?#]+\/[^/?#]+\/[^/?#]+\.[0-9a-f]{8}\.(?:js|css|woff2|svg|png|webp|avif)$/

/** With these, the page asks for a fresh copy: a stored one may be damaged. */
const FRESH: readonly RequestCache[] = ['reload', 'no-cache', 'no-store']

export function isFile(url: string): boolean {
  return FILE.test(url)
}

/** The stored file, or the server's, which is stored. */
export async function fileResponse(event: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { request } = event
  const cache = await caches.open(FILES)
  const stored = FRESH.includes(request.cache)
    ? undefined
    : await cache.match(request.url, { ignoreVary: true })
  if (stored) return stored
  const response = await fetch(request)
  // A browser with a full disk may refuse to store it.
  if (response.status === 200) event.waitUntil(keep(cache, request.url, response.clone()).catch(() => {}))
  return response
}

async function keep(cache: Cache, url: string, response: Response) {
  await cache.put(url, response)
  const urls = (await cache.keys()).map((request) => request.url)
  await Promise.all(outdatedFiles(urls).map((outdated) => cache.delete(outdated)))
}
