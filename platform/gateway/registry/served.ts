import { hash } from 'node:crypto'
import type { ResolvedRegistry, ShellBundle } from '../../data/index.ts'
import { inlineJson } from '../page/html.ts'
import { forFirstView } from './first-view.ts'

/** What a visitor is served, in the forms in which it leaves the gateway. */
export interface Served {
  readonly shell: ShellBundle
  readonly registry: ResolvedRegistry
  readonly json: string
  /** Weak: the same for every encoding. */
  readonly etag: string
  /** As it may stand in the HTML of a page in this language. */
  readonly jsonFor: (locale: string) => string
}

export function serve(shell: ShellBundle, registry: ResolvedRegistry): Served {
  const json = JSON.stringify(registry)
  const known = new Map<string, string>()
  return {
    shell,
    registry,
    json,
    etag: `W/"${hash('sha256', json, 'base64url').slice(0, 22)}"`,
    jsonFor(locale) {
      const made = known.get(locale) ?? inlineJson(forFirstView(registry, locale))
      known.set(locale, made)
      return made
    },
  }
}
