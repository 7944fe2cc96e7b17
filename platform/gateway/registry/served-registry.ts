import { hash } from 'node:crypto'
import type { ResolvedRegistry, ShellBundle } from '../../protocol/index.ts'
import { inlineJson } from '../html/html.ts'
import { forFirstView, forViewer } from './first-view.ts'

/** A visitor's resolved registry, in the forms in which it leaves the gateway. */
export interface ServedRegistry {
  readonly shell: ShellBundle
  readonly registry: ResolvedRegistry
  readonly json: string
  /** Weak, since it is the same for every encoding. */
  readonly etag: string
  /** The registry for the HTML of a page in this language, for a viewer with this access. */
  readonly jsonFor: (locale: string, admits: (access: string) => boolean) => string
}

export function toServedRegistry(shell: ShellBundle, registry: ResolvedRegistry): ServedRegistry {
  const json = JSON.stringify(registry)
  const cache = new Map<string, string>()
  return {
    shell,
    registry,
    json,
    etag: `W/"${hash('sha256', json, 'base64url').slice(0, 22)}"`,
    jsonFor(locale, admits) {
      const own = forViewer(registry, admits)
      const key = [locale, ...own.remotes.map(({ name }) => name)].join(' ')
      const inHtml = cache.get(key) ?? inlineJson(forFirstView(own, locale))
      cache.set(key, inHtml)
      return inHtml
    },
  }
}
