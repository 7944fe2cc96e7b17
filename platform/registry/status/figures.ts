import type { Storage } from '../storage/storage.ts'
import type { OnDamage } from '../storage/stored-json.ts'

/** A failure or crash as a browser described it. */
export interface Message {
  readonly at: number
  readonly kind: 'failure' | 'crash'
  readonly text: string
  /** Scripts with line and column, innermost first: `news/1.0.0-a/page.js:1:234`. */
  readonly stack?: readonly string[]
}

/** How a version does in browsers: numbers of distinct visitors, each counted once per kind of report. */
export interface Figures {
  readonly visitors: number
  readonly loads: number
  readonly failures: number
  readonly crashes: number
  readonly p75?: number | undefined
  readonly messages: readonly Message[]
}

/** Reads the figures of a version since a time. Nobody counts them without a plugin for that. */
export type ReadFigures = (
  storage: Storage,
  version: { readonly name: string; readonly version: string; readonly since: number },
  onDamage: OnDamage,
) => Promise<Figures>

export const noFigures: ReadFigures = async () => ({
  visitors: 0,
  loads: 0,
  failures: 0,
  crashes: 0,
  messages: [],
})
