import { hash } from 'node:crypto'
import type { ResolvedRegistry, ShellBundle } from '../data/index.ts'
import { inlineJson } from './html.ts'

/** What a visitor is served, in the forms in which it leaves the gateway. */
export interface Served {
  readonly shell: ShellBundle
  readonly registry: ResolvedRegistry
  /** As it may stand in HTML. */
  readonly json: string
  /** Weak: the same for every encoding. */
  readonly etag: string
}

export function serve(shell: ShellBundle, registry: ResolvedRegistry): Served {
  const json = inlineJson(registry)
  return { shell, registry, json, etag: `W/"${hash('sha256', json, 'base64url').slice(0, 22)}"` }
}
