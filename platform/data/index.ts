/**
 * What a bundle says of itself, readable without running its code: by its build, by the registry's
 * gate, by the gateway and by the shell in the browser. Types and two identity functions, nothing else.
 */

/** A page: `path` is a React Router pattern, `access` one of the names that the shell declares. */
export interface RouteData {
  readonly name: string
  readonly path: string
  readonly layout: string
  readonly access: string
  /** Of a parameter, the values that it may have; at any other the page does not exist. */
  readonly only?: Readonly<Record<string, readonly string[]>>
}

/** A widget that a layout of the shell draws where it has the slot. */
export interface SlotData {
  readonly slot: string
  readonly widget: string
  /** Whom it is for, by a name as a page's; the others do not even load it. Without one it is for everybody. */
  readonly access?: string
}

export interface RemoteData {
  readonly name: string
  readonly routes: readonly RouteData[]
  readonly slots?: readonly SlotData[]
}

export interface ShellData {
  readonly name: string
  readonly layouts: readonly string[]
  readonly slots: readonly string[]
  /** Access name → the audiences it lets in; a path and a name are unique for each audience. */
  readonly access: Readonly<Record<string, readonly string[]>>
  /** Every remote brings its words in all of these. */
  readonly locales: readonly string[]
  /** Versions of the contract (parcel props, slots, shared state) that this shell still understands. */
  readonly contracts: readonly number[]
  readonly budgets: Budgets
}

/** Largest gzip size in bytes of what a first view of one page loads from one remote. */
export interface Budgets {
  readonly remotePage: number
  readonly shell: number
}

export interface FileInfo {
  readonly bytes: number
  readonly gzip: number
  readonly brotli: number
  /** As in the `integrity` attribute: `sha256-…`. */
  readonly integrity: string
}

/** Names of files, relative to the bundle's folder, in the order in which they should be asked for. */
export interface Assets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** Shared modules that these files ask the shell for. */
  readonly shared?: readonly string[]
}

interface BundleBase {
  readonly name: string
  /** `<version of package.json>-<hash of everything that went in>`. */
  readonly version: string
  /** The global name under which federation knows exactly this version. */
  readonly federation: string
  readonly files: Readonly<Record<string, FileInfo>>
  /** The script that starts the bundle. */
  readonly entry: string
  /** Locale → the file with this bundle's words. */
  readonly words: Readonly<Record<string, Assets>>
  /** Locale → route → the page's title, from the words' own `titles`; the gateway puts it into the HTML. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Locale → keys of English that it lacks; a locale that is whole is absent. */
  readonly missingWords: Readonly<Record<string, readonly string[]>>
}

export interface RemoteBundle extends BundleBase {
  readonly kind: 'remote'
  readonly data: RemoteData
  readonly pages: Readonly<Record<string, Assets>>
  readonly widgets: Readonly<Record<string, Assets>>
  readonly needs: {
    /** Shared module → range that must be satisfied by the shell. */
    readonly shared: Readonly<Record<string, string>>
    readonly contract: number
  }
}

export interface ShellBundle extends BundleBase {
  readonly kind: 'shell'
  readonly data: ShellData
  /** Loaded together with the entry, whatever the page. */
  readonly initial: Assets
  /** The site's icon, a file of the bundle. */
  readonly icon?: string
  /** Shared module → version that this shell carries. */
  readonly offers: Readonly<Record<string, string>>
  /** Shared module → files with it, for those that are not part of the first load. */
  readonly lazyShared: Readonly<Record<string, Assets>>
  /** Only in the monolith, where the remotes are part of the shell's own files. */
  readonly builtin?: readonly RemoteBundle[]
}

export type Bundle = RemoteBundle | ShellBundle

/** What the page is told of one remote: the version chosen for this visitor, and where its files lie. */
export interface ResolvedRemote {
  readonly name: string
  readonly version: string
  readonly channel: 'live' | 'canary' | 'override' | 'builtin'
  /** URL of the bundle's folder, with a slash at its end. */
  readonly base: string
  readonly federation: string
  readonly entry: string
  readonly pages: Readonly<Record<string, Assets>>
  readonly widgets: Readonly<Record<string, Assets>>
  readonly words: Readonly<Record<string, Assets>>
  /** File → `sha256-…`, for every script and style named above. */
  readonly integrity: Readonly<Record<string, string>>
  readonly routes: readonly RouteData[]
  readonly slots: readonly SlotData[]
  /** Where this version fails in the page: the version before it, read from its own `bundle.json`. */
  readonly fallback?: { readonly version: string; readonly base: string; readonly integrity: string }
}

export interface ResolvedShell {
  readonly version: string
  readonly channel: 'live' | 'canary' | 'override'
  readonly base: string
}

export interface ResolvedRegistry {
  readonly revision: number
  readonly shell: ResolvedShell
  readonly remotes: readonly ResolvedRemote[]
}

/** One thing that happened to a remote in a browser. */
export interface Report {
  readonly name: string
  readonly version: string
  /** `load`: drawn after `ms`. `failure`: its code could not be had. `crash`: its code threw. */
  readonly kind: 'load' | 'failure' | 'crash'
  readonly ms?: number
  /** Short, for `release status`: never a member's data. */
  readonly message?: string
}

/** The file beside a bundle's other files in which a `Bundle` is written. */
export const BUNDLE_FILE = 'bundle.json'

export function remote<const T extends RemoteData>(data: T): T {
  return data
}

export function shell<const T extends ShellData>(data: T): T {
  return data
}

/**
 * The version of what a shell and a remote agree on (parcel props, lifecycles, slots). Raised when a remote built
 * before could no longer run; a shell lists those that it still understands.
 */
export const CONTRACT = 1
