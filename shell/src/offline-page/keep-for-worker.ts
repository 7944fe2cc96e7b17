import { type NotificationPictures, OFFLINE_PAGE, PICTURES, SITE } from '../worker/stored.ts'
import badge from './badge.png'
import icon from './notification.png'
import { offlinePage, TOKENS } from './offline-page.ts'

interface OfflineWords {
  readonly locale: string
  readonly siteName: string
  readonly title: string
  readonly text: string
  readonly retry: string
}

/**
 * Stores what the service worker shows by itself: the page without a connection, in the member's language and the colours of
 * the brand, and the addresses of the pictures of notifications. Nothing of it is personal, so it may stay after a logout.
 */
export async function keepForWorker(words: OfflineWords) {
  const style = getComputedStyle(document.documentElement)
  const tokens = Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(name).trim()]))
  const nonce = crypto.randomUUID()
  const page = offlinePage({ ...words, tokens, nonce, icon: await findIcon() })
  const pictures: NotificationPictures = { icon, badge }
  const cache = await caches.open(SITE)
  await cache.put(OFFLINE_PAGE, page)
  await cache.put(PICTURES, Response.json(pictures))
}

/** The site's icon as `data:`, since the page can load nothing. */
async function findIcon(): Promise<string | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return undefined
  const response = await fetch(link.href).catch(() => undefined)
  return response?.ok ? `data:image/svg+xml,${encodeURIComponent(await response.text())}` : undefined
}
