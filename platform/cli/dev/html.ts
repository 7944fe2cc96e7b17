import type { ResolvedRegistry } from '../../data/index.ts'
import { inlineJson, jsonElement, tag } from '../../gateway/page/html.ts'
import { REGISTRY_ELEMENT } from '../../runtime/shell/registry-client.ts'
import { type SourceBundle, withSources } from './registry.ts'

const REGISTRY = new RegExp(`<script type="application/json" id="${REGISTRY_ELEMENT}">(.*?)</script>`, 's')
const LOADING_TAG = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g

/** The registry that a page of a site carries; nothing where it is no page of such a site. */
export function registryIn(html: string): ResolvedRegistry | undefined {
  const json = REGISTRY.exec(html)?.[1]
  return json === undefined ? undefined : (JSON.parse(json) as ResolvedRegistry)
}

/** A site's page that loads these bundles instead of its own; all else in it stays as the site wrote it. */
export function pageWithSources(html: string, sources: readonly SourceBundle[], nonce: string): string {
  const before = registryIn(html)
  if (!before) return html
  const after = withSources(before, sources)
  const kept = new Set([after.shell.base, ...after.remotes.map(({ base }) => base)])
  const gone = [before.shell.base, ...before.remotes.map(({ base }) => base)].filter(
    (base) => !kept.has(base),
  )
  const isGone = (element: string, url: string) =>
    !element.includes('rel="icon"') && gone.some((base) => url.startsWith(base))
  return html
    .replace(LOADING_TAG, (element: string, url: string) => (isGone(element, url) ? '' : element))
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
