import type { Assets, ResolvedRemote } from '../../../protocol/index.ts'

/** A file that hangs must not keep the page from the next version. */
const REFRESH_TIMEOUT = 5_000

interface NeededFile {
  readonly url: string
  readonly integrity: string
  readonly as: 'script' | 'style'
}

/** Every file of a remote that a page or widget with these assets needs. */
function neededFiles(remote: ResolvedRemote, assets: Assets | undefined, locale: string): NeededFile[] {
  const parts = [assets, remote.words[locale]]
  const describe = (as: NeededFile['as']) => (file: string) => ({
    url: remote.base + file,
    integrity: remote.integrity[file] ?? '',
    as,
  })
  return [
    ...[remote.entry, ...parts.flatMap((part) => part?.js ?? [])].map(describe('script')),
    ...parts.flatMap((part) => part?.css ?? []).map(describe('style')),
  ]
}

/** Preloads all files of a page at once; without it they would be requested one after another as they run. */
export function preloadFiles(remote: ResolvedRemote, route: string, locale: string) {
  for (const { url, integrity, as } of neededFiles(remote, remote.pages[route], locale)) {
    if (!integrity || document.querySelector(`[href="${CSS.escape(url)}"], [src="${CSS.escape(url)}"]`))
      continue
    const link = document.createElement('link')
    // Under 'strict-dynamic' a preload needs the nonce, unlike a script that a script has created.
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
    if (nonce) link.nonce = nonce
    Object.assign(link, { rel: 'preload', as, integrity, crossOrigin: 'anonymous', href: url })
    document.head.append(link)
  }
}

/**
 * Replaces the files of a page or widget in the browser's cache. A damaged file would otherwise stay there for a year, like any other, and
 * fail its integrity check again and again.
 */
export async function refreshFiles(remote: ResolvedRemote, assets: Assets | undefined, locale: string) {
  const files = neededFiles(remote, assets, locale)
  await Promise.allSettled(
    files.map(({ url }) =>
      fetch(url, {
        cache: 'reload',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(REFRESH_TIMEOUT),
      }),
    ),
  )
}
