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

/** The stored file, or the server's, which is stored. A browser whose storage fails gets the server's. */
export async function fileResponse(event: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { request } = event
  const stored = FRESH.includes(request.cache) ? undefined : await findStored(request.url)
  if (stored) return stored
  const response = await fetch(request)
  // A browser with a full disk may refuse to store it.
  if (response.status === 200) event.waitUntil(keep(request.url, response.clone()).catch(() => {}))
  return response
}

function findStored(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: FILES, ignoreVary: true }).catch(() => undefined)
}

async function keep(url: string, response: Response) {
  const cache = await caches.open(FILES)
  await cache.put(url, response)
  const urls = (await cache.keys()).map((request) => request.url)
  await Promise.all(outdatedFiles(urls).map((outdated) => cache.delete(outdated)))
}
