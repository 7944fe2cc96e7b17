import type { ResolvedRemote } from '../../../data/index.ts'

interface PageFile {
  readonly url: string
  readonly integrity: string
  readonly as: 'script' | 'style'
}

/** Every file of a remote that one of its pages needs. */
function pageFiles(remote: ResolvedRemote, route: string, locale: string): PageFile[] {
  const parts = [remote.pages[route], remote.words[locale]]
  const describe = (as: PageFile['as']) => (file: string) => ({
    url: remote.base + file,
    integrity: remote.integrity[file] ?? '',
    as,
  })
  return [
    ...[remote.entry, ...parts.flatMap((part) => part?.js ?? [])].map(describe('script')),
    ...parts.flatMap((part) => part?.css ?? []).map(describe('style')),
  ]
}

/** Asks for all files of a page at once, where running them one after another would ask for each in its turn. */
export function preloadFiles(remote: ResolvedRemote, route: string, locale: string) {
  for (const { url, integrity, as } of pageFiles(remote, route, locale)) {
    if (!integrity || document.head.querySelector(`[href="${CSS.escape(url)}"], [src="${CSS.escape(url)}"]`))
      continue
    const link = document.createElement('link')
    // Under 'strict-dynamic' a preload needs the nonce that a script made by a script does not.
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
    if (nonce) link.nonce = nonce
    Object.assign(link, { rel: 'preload', as, integrity, crossOrigin: 'anonymous', href: url })
    document.head.append(link)
  }
}

/**
 * Has the browser replace its copies of a page's files. A damaged file is kept for as long as a good one would be, a
 * year, and would be refused again and again.
 */
export async function refreshFiles(remote: ResolvedRemote, route: string, locale: string) {
  const files = pageFiles(remote, route, locale)
  await Promise.allSettled(
    files.map(({ url }) => fetch(url, { cache: 'reload', credentials: 'same-origin' })),
  )
}
