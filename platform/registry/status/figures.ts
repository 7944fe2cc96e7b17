import type { Vital } from '../../protocol/index.ts'
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

/** Browsers measure vitals; `server` are the milliseconds in which this site has rendered a first view. */
export type Metric = Vital | 'server'

/** Three of four visitors had at most these values. */
export type Speeds = Readonly<Partial<Record<Metric, number>>>

/** How one page of a version does. */
export interface PageFigures {
  /** Name of its route. */
  readonly page: string
  readonly measured: number
  /** Visitors who met a failure or a crash there. */
  readonly errors: number
  readonly speeds: Speeds
}

/** How a version does in browsers: numbers of distinct visitors, each counted once per kind of report. */
export interface Figures {
  readonly visitors: number
  readonly loads: number
  readonly failures: number
  readonly crashes: number
  readonly p75?: number | undefined
  /** Visitors whose browsers, or first views, were measured: some of all. */
  readonly measured: number
  readonly speeds: Speeds
  /** Visitors to whose browsers a first view was left, since too many others waited. */
  readonly shed: number
  /** The pages of which something is known, in the order of their names. */
  readonly pages: readonly PageFigures[]
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
  measured: 0,
  speeds: {},
  shed: 0,
  pages: [],
  messages: [],
})
