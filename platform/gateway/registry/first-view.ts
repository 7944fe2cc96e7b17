import type { Assets, ResolvedRegistry, ResolvedRemote } from '../../data/index.ts'
import { filesOf } from '../../registry/bundles/files.ts'

/**
 * The registry as it stands in a page's HTML, for which everybody waits, and hashes do not compress: with the words of
 * the page's own language alone, and without the shared modules of each part, which are the gateway's business.
 */
export function forFirstView(registry: ResolvedRegistry, locale: string): ResolvedRegistry {
  return { ...registry, remotes: registry.remotes.map((remote) => inLanguage(remote, locale)) }
}

function inLanguage(remote: ResolvedRemote, locale: string): ResolvedRemote {
  const pages = mapValues(remote.pages, filesAlone)
  const widgets = mapValues(remote.widgets, filesAlone)
  const own = remote.words[locale]
  const words = own ? { [locale]: filesAlone(own) } : {}
  const named = new Set([remote.entry, ...filesOf(pages, widgets, words)])
  const integrity = Object.fromEntries(Object.entries(remote.integrity).filter(([file]) => named.has(file)))
  return { ...remote, pages, widgets, words, integrity }
}

const filesAlone = ({ js, css }: Assets): Assets => ({ js, css })

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
