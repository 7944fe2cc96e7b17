import { shareTarget } from 'contracts'

/** Takes the pictures that the service worker stored under this key; the next page gets none. */
export async function takeSharedPhotos(key: string): Promise<File[]> {
  // Pages without HTTPS have no caches.
  if (!('caches' in globalThis)) return []
  try {
    const cache = await caches.open(shareTarget.cache)
    const shared = (await cache.keys()).filter(({ url }) => url.includes(`/${shareTarget.cache}/${key}/`))
    const kept = await Promise.all(shared.map((request) => cache.match(request)))
    const pictures = await Promise.all(kept.flatMap((response) => (response ? [pictureIn(response)] : [])))
    await caches.delete(shareTarget.cache)
    return pictures
  } catch {
    // A browser that refuses storage has kept nothing.
    return []
  }
}

async function pictureIn(response: Response): Promise<File> {
  const content = await response.blob()
  const name = decodeURIComponent(response.headers.get('x-name') ?? '')
  return new File([content], name, { type: response.headers.get('content-type') ?? '' })
}

/** Forgets pictures that were shared but not taken, such as on a computer that others use, too. */
export async function forgetSharedPhotos(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(shareTarget.cache).catch(() => {})
}
