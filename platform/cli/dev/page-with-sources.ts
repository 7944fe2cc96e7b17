import { inlineJson, jsonElement, tag } from '../../gateway/html/html.ts'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { REGISTRY_ELEMENT } from '../../runtime/shell/registry-client.ts'
import { registryWithSources, type SourceBundle } from './registry-with-sources.ts'

const REGISTRY = new RegExp(`<script type="application/json" id="${REGISTRY_ELEMENT}">(.*?)</script>`, 's')
const LOADING_TAG = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g

/** Reads the registry embedded in a page, if there is one. */
export function registryIn(html: string): ResolvedRegistry | undefined {
  const json = REGISTRY.exec(html)?.[1]
  return json === undefined ? undefined : (JSON.parse(json) as ResolvedRegistry)
}

/** Makes a page load these bundles instead of the published ones, and leaves the rest of it unchanged. */
export function pageWithSources(html: string, sources: readonly SourceBundle[], nonce: string): string {
  const before = registryIn(html)
  if (!before) return html
  const after = registryWithSources(before, sources)
  const current = new Set([after.shell.base, ...after.remotes.map(({ base }) => base)])
  const replaced = [before.shell.base, ...before.remotes.map(({ base }) => base)].filter(
    (base) => !current.has(base),
  )
  const isReplaced = (element: string, url: string) =>
    !element.includes('rel="icon"') && replaced.some((base) => url.startsWith(base))
  return html
    .replace(LOADING_TAG, (element: string, url: string) => (isReplaced(element, url) ? '' : element))
    .replace(REGISTRY, () =>
      [...shellTags(sources, nonce), jsonElement(REGISTRY_ELEMENT, inlineJson(after))].join('\n'),
    )
}

function shellTags(sources: readonly SourceBundle[], nonce: string): string[] {
  const crossorigin = 'anonymous'
  return sources.flatMap(({ bundle, base }) => {
    if (bundle.kind !== 'shell') return []
    const styles = bundle.initial.css.map((file) =>
      tag('link', { rel: 'stylesheet', href: base + file, crossorigin }),
    )
    return [
      ...styles,
      `${tag('script', { src: base + bundle.entry, nonce, crossorigin, defer: true })}</script>`,
    ]
  })
}
