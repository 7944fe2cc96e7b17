import type { ResolvedRemote } from '../../data/index.ts'

/** Asks for all files of a page at once, where running them one after another would ask for each in its turn. */
export function preloadFiles(remote: ResolvedRemote, route: string, locale: string) {
  const parts = [remote.initial, remote.pages[route], remote.words[locale]]
  const scripts = [remote.entry, ...parts.flatMap((part) => part?.js ?? [])]
  for (const file of scripts) preload(remote, file, 'script')
  for (const file of parts.flatMap((part) => part?.css ?? [])) preload(remote, file, 'style')
}

function preload(remote: ResolvedRemote, file: string, as: 'script' | 'style') {
  const url = remote.base + file
  const integrity = remote.integrity[file]
  if (!integrity || document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as, integrity, crossOrigin: 'anonymous', href: url })
  document.head.append(link)
}
