import { shareTarget } from 'contracts'

/** Files of bundles, by address. */
export const FILES = 'files'

/** The offline page and other things that a page leaves for the worker. */
export const SITE = 'site'

export const CACHES: readonly string[] = [FILES, SITE, shareTarget.cache]

/** The address under which the page that shows without a connection is stored. No server has it. */
export const OFFLINE_PAGE = '/@offline'

/** The same for `NotificationPictures`, as JSON. */
export const PICTURES = '/@notification-pictures'

/** Addresses of the pictures of notifications: in colour, and the one-coloured one for a status bar. */
export interface NotificationPictures {
  readonly icon: string
  readonly badge: string
}

/** The pictures, if a page has stored them. */
export async function findPictures(): Promise<Partial<NotificationPictures>> {
  const stored = await caches.match(PICTURES, { cacheName: SITE })
  return stored ? ((await stored.json()) as NotificationPictures) : {}
}
