import type { FetchEvent } from './scope.ts'
import { OFFLINE_PAGE, SITE } from './stored.ts'

/** The page from the server, whatever its status. Without a connection, the page that says so. */
export async function pageResponse({ preloadResponse, request }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const stored = await caches.match(OFFLINE_PAGE, { cacheName: SITE })
    return stored ?? Response.error()
  }
}
