import type { Assets } from './bundle.ts'
import type { RouteData, SlotData } from './remote.ts'

/** A link from a remote's `navigation`, with everything that the menu shows. */
export interface ResolvedLink {
  readonly menu: string
  readonly path: string
  readonly access: string
  readonly order: number
  /** Locale → label; in a page's HTML only its own language. */
  readonly titles: Readonly<Record<string, string>>
}

/** One remote as the page gets it: the version chosen for this visitor, and the location of its files. */
export interface ResolvedRemote {
  readonly name: string
  readonly version: string
  readonly channel: 'live' | 'canary' | 'override' | 'builtin'
  /** URL of the bundle's folder, with a trailing slash. */
  readonly base: string
  readonly federation: string
  readonly entry: string
  readonly pages: Readonly<Record<string, Assets>>
  readonly widgets: Readonly<Record<string, Assets>>
  readonly words: Readonly<Record<string, Assets>>
  /** File → `sha256-…`, for every script and style sheet listed above. */
  readonly integrity: Readonly<Record<string, string>>
  readonly routes: readonly RouteData[]
  readonly slots: readonly SlotData[]
  readonly links?: readonly ResolvedLink[]
  /** The previous version, which the page falls back to if this one fails; its `bundle.json` describes it. */
  readonly fallback?: { readonly version: string; readonly base: string; readonly integrity: string }
}

export interface ResolvedShell {
  readonly name: string
  readonly version: string
  readonly channel: 'live' | 'canary' | 'override'
  readonly base: string
  readonly secretAccess?: readonly string[]
  /** A new page would get another shell than the open page that asks: it may lack remotes and pages that this has. */
  readonly outdated?: true
}

/** A shell that the gate holds new remotes against: `/shells.json` lists the live one, and then the previous one. */
export interface GatingShell {
  readonly name: string
  readonly version: string
  /** URL of its folder, with a trailing slash. */
  readonly base: string
}

/** A bundle that one browser gets otherwise than everyone: from a developer's machine, or in a version that is not released. */
export interface OverriddenRemote {
  readonly name: string
  readonly base: string
  /** The reason why the released version is served nevertheless. */
  readonly problem?: string
  /** This browser has switched it off. */
  readonly isOff?: true
}

export interface ResolvedRegistry {
  readonly revision: number
  readonly shell: ResolvedShell
  readonly remotes: readonly ResolvedRemote[]
  /** Access names of the remotes that the page's HTML leaves out, since its viewer does not learn of them. */
  readonly hidden?: readonly string[]
  /** Only in a browser with an override. */
  readonly overrides?: readonly OverriddenRemote[]
}
