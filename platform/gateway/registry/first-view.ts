import type { Assets, ResolvedLink, ResolvedRegistry, ResolvedRemote } from '../../protocol/index.ts'
import { filesOf } from '../../registry/bundles/files.ts'
import { accessOf, isForViewer } from '../../routing/is-for-viewer.ts'

type Admits = (access: string) => boolean

/**
 * Reduces the registry for a page's HTML, which everything waits for (and hashes don't compress): only the words of the
 * page's language, without the shared modules of each part, which only the gateway needs.
 */
export function forFirstView(registry: ResolvedRegistry, locale: string): ResolvedRegistry {
  return { ...registry, remotes: registry.remotes.map((remote) => inLanguage(remote, locale)) }
}

/** Leaves out the remotes that a viewer with this access does not learn of. */
export function forViewer(registry: ResolvedRegistry, admits: Admits): ResolvedRegistry {
  const isShown = (remote: ResolvedRemote) => isForViewer(remote, registry.shell, admits)
  const left = registry.remotes.filter((remote) => !isShown(remote))
  if (left.length === 0) return registry
  const hidden = left.flatMap(accessOf).filter((access) => access !== undefined)
  return { ...registry, remotes: registry.remotes.filter(isShown), hidden: [...new Set(hidden)] }
}

function inLanguage(remote: ResolvedRemote, locale: string): ResolvedRemote {
  const pages = mapValues(remote.pages, filesOnly)
  const widgets = mapValues(remote.widgets, filesOnly)
  const inLocale = remote.words[locale]
  const words = inLocale ? { [locale]: filesOnly(inLocale) } : {}
  const named = new Set([remote.entry, ...filesOf(pages, widgets, words)])
  const integrity = Object.fromEntries(Object.entries(remote.integrity).filter(([file]) => named.has(file)))
  const links = remote.links?.map((link) => ({ ...link, titles: titleIn(link, locale) }))
  return { ...remote, pages, widgets, words, integrity, ...(links && { links }) }
}

/** English stands in for a language that is missing. */
function titleIn({ titles }: ResolvedLink, locale: string): ResolvedLink['titles'] {
  const title = titles[locale] ?? titles['en']
  return title === undefined ? {} : { [locale]: title }
}

const filesOnly = ({ js, css }: Assets): Assets => ({ js, css })

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
