/** §4: the cookies that the site sets; over HTTPS, the server's own begin with `__Host-`. */
export const siteCookies = [
  'session',
  'device',
  'visitor',
  'changed',
  'locale',
  'zone',
  'tracking',
  'hide-entry-warning',
  'failed-shell',
  'platform-override',
  'brand-preview',
] as const

/**
 * The site's entries in localStorage and sessionStorage and its caches, by the row of the cookie page that explains them. The
 * name of an entry goes on where it has `…`.
 */
export const siteStorage = {
  unsent: ['draft:…', 'outgoing:…'],
  studio: ['studio-draft:…'],
  'first-message': ['first-message'],
  'last-used': ['search', 'last-chat', 'payment'],
  push: ['push-owner', 'push-saved'],
  'shared-photos': ['shared-photos'],
  closed: ['hide-…'],
  origin: ['tracking', 'lander'],
  habits: ['emoji', 'visits', 'moderation'],
  scroll: ['platform-scroll'],
  faults: ['platform-shell-starting', 'platform-opening', 'platform-frozen', 'platform-chunk-reload'],
  files: ['files', 'site', 'platform-shell'],
} as const

export type SiteCookie = (typeof siteCookies)[number]
export type StorageRow = keyof typeof siteStorage

type NameOf<Listed> = Listed extends `${infer Start}…` ? `${Start}${string}` : Listed

/** The name of an entry. One that no row explains is an error of types. */
export type StorageName = NameOf<(typeof siteStorage)[StorageRow][number]>

/** A row of the cookie page: a cookie, or entries that belong together. */
export const storageRows: readonly (SiteCookie | StorageRow)[] = [
  ...siteCookies,
  ...(Object.keys(siteStorage) as StorageRow[]),
]

/** The names that a row of the cookie page stands for; a cookie has a row of its own. */
export function namesInRow(row: string): readonly string[] {
  return Object.hasOwn(siteStorage, row) ? siteStorage[row as StorageRow] : [row]
}
