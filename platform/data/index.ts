/**
 * The metadata of a bundle. The build, the registry's gate, the gateway and the shell in the browser read it without
 * running the bundle's code, so this file holds types, constants and identity functions only.
 */

/**
 * A page: `path` consists of literal segments, `:parameters`, either optional with a `?` at the end, and perhaps a last `*`;
 * `access` is one of the names that the shell declares.
 */
export interface RouteData {
  readonly name: string
  readonly path: string
  readonly layout: string
  readonly access: string
  /** Parameter → its allowed values. With any other value the page does not exist. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Names of the query's parameters that the page reads. A first view with any other is rendered for one visitor alone. */
  readonly query?: readonly string[]
  /** `self`: pages of the same origin may frame this one. No other page can be framed. */
  readonly framing?: 'self'
}

/** A widget that the shell draws wherever a layout has the slot. */
export interface SlotData {
  readonly slot: string
  readonly widget: string
  /** The access name of the audience, as for a page; others do not even load the widget. Without one, everyone gets it. */
  readonly access?: string
  /** Widgets of a slot are drawn in this order; 0 by default. */
  readonly order?: number
}

/** A link in one of the shell's menus. Its label is the page's title, and its audience the page's. */
export interface NavigationData {
  readonly menu: string
  /** The name of one of the remote's routes, whose path has no parameters. */
  readonly route: string
  /** Links of a menu are shown in this order; 0 by default. */
  readonly order?: number
}

export interface RemoteData {
  readonly name: string
  readonly routes: readonly RouteData[]
  readonly slots?: readonly SlotData[]
  readonly navigation?: readonly NavigationData[]
  /** `browser`: its pages are never rendered on the server. By default they are, if the shell can. */
  readonly first?: 'browser'
}

/** The most that all remotes together may put into a menu or a slot. */
export interface PlaceLimit {
  readonly most: number
  /** The first and the last `order` that they may have. */
  readonly order?: readonly [number, number]
}

export interface ShellData {
  readonly name: string
  readonly layouts: readonly string[]
  readonly slots: readonly string[]
  /** Slot → what it takes; without an entry, any number. */
  readonly slotLimits?: Readonly<Record<string, PlaceLimit>>
  /** Menus that take links from remotes. */
  readonly menus?: Readonly<Record<string, PlaceLimit>>
  /** Access name → the audiences it admits. A path, and a route name, is unique within each audience. */
  readonly access: Readonly<Record<string, readonly string[]>>
  /** Every remote must bring its words in all of these. */
  readonly locales: readonly string[]
  /** Versions of the contract (parcel props, slots, shared state) that this shell still understands. */
  readonly contracts: readonly number[]
  readonly budgets: Budgets
}

/** Upper bounds in bytes, gzipped. `remotePage`: all that the first view of one page loads from its remote. */
export interface Budgets {
  readonly remotePage: number
  /** The same for a widget. Shells published before there was this limit have none; `remotePage` counts instead. */
  readonly widget?: number
  readonly shell: number
  /** The half that a server renders with, of a remote or of the shell. Shells published before there was this limit have none. */
  readonly serverHalf?: number
}

export interface FileInfo {
  readonly bytes: number
  readonly gzip: number
  readonly brotli: number
  /** The value of the `integrity` attribute: `sha256-…`. */
  readonly integrity: string
}

/** File names relative to the bundle's folder, in the order in which to request them. */
export interface Assets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** Shared modules that these files take from the shell. */
  readonly shared?: readonly string[]
}

interface BundleBase {
  readonly name: string
  /** `<version in package.json>-<hash of all inputs>`. */
  readonly version: string
  /** Where its sources are, such as `shop/mf-cart`: the same for every version, whoever builds it. */
  readonly source?: string
  /** The global name under which federation knows this very version. */
  readonly federation: string
  readonly files: Readonly<Record<string, FileInfo>>
  /** The script that starts the bundle. */
  readonly entry: string
  /** Locale → the file with this bundle's words in it. */
  readonly words: Readonly<Record<string, Assets>>
  /** Locale → route → page title, taken from `titles` in the words; the gateway writes it into the HTML. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The same for the description of a page that search engines may list. Bundles built before there were any have none. */
  readonly descriptions?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Locale → keys of the English words that it lacks. Complete locales are left out. */
  readonly missingWords: Readonly<Record<string, readonly string[]>>
  /** The script with which the server renders its pages, if it can. */
  readonly server?: string
}

/**
 * An export of a shared module, as two lists of hashes of facts about its type, separated by spaces: all that its users may
 * rely on, and all that it demands of them.
 */
export interface ExportShape {
  readonly provides: string
  readonly requires: string
}

/** Export → its shape. `*` stands for everything else, if the module passes on a whole library. */
export type ModuleShapes = Readonly<Record<string, ExportShape>>

export interface RemoteBundle extends BundleBase {
  readonly kind: 'remote'
  readonly data: RemoteData
  readonly pages: Readonly<Record<string, Assets>>
  readonly widgets: Readonly<Record<string, Assets>>
  readonly needs: {
    /** Shared module → version range that the shell must satisfy. */
    readonly shared: Readonly<Record<string, string>>
    /** Shared module → the exports in use, as they were when this was built. */
    readonly exports?: Readonly<Record<string, ModuleShapes>>
    readonly contract: number
  }
}

export interface ShellBundle extends BundleBase {
  readonly kind: 'shell'
  readonly data: ShellData
  /** Files loaded together with the entry, on every page. */
  readonly initial: Assets
  /** The file of the site's icon. */
  readonly icon?: string
  /** The script of the site's service worker. */
  readonly worker?: string
  /** Shared module → the version that this shell provides. */
  readonly offers: Readonly<Record<string, string>>
  /** Shared module of the workspace → its exports. */
  readonly exports?: Readonly<Record<string, ModuleShapes>>
  /** Shared module → its files, for modules that are not part of the first load. */
  readonly lazyShared: Readonly<Record<string, Assets>>
  /** The remotes compiled into the shell's own files; only in a monolith. */
  readonly builtin?: readonly RemoteBundle[]
}

export type Bundle = RemoteBundle | ShellBundle

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
  /** A new page would get another shell than the open page that asks: it may lack remotes and pages that this has. */
  readonly outdated?: true
}

/** A remote that one browser takes from a developer's machine. */
export interface OverriddenRemote {
  readonly name: string
  readonly base: string
  /** The reason why the released version is served nevertheless. */
  readonly problem?: string
}

export interface ResolvedRegistry {
  readonly revision: number
  readonly shell: ResolvedShell
  readonly remotes: readonly ResolvedRemote[]
  /** Only in a browser with an override. */
  readonly overrides?: readonly OverriddenRemote[]
}

/** A page to render on the server for one visitor, as the shell's half gets it. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string
  readonly locale: string
  /** The state in the HTML, from which the page's code starts in the browser as well. */
  readonly state: unknown
  readonly registry: ResolvedRegistry
  readonly remote: ResolvedRemote
  readonly route: RouteData
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string
  /** The data that the page has loaded, for the browser. */
  readonly data: unknown
}

/** An event in the life of a remote, or of the shell, in a browser, sent to the gateway. */
export interface Report {
  readonly name: string
  readonly version: string
  /** `load`: drawn after `ms`. `failure`: its code could not be loaded. `crash`: its code threw. */
  readonly kind: 'load' | 'failure' | 'crash'
  readonly ms?: number
  /** A short text for `release status`; never personal data. */
  readonly message?: string
  /** Scripts with line and column, one a line: `/bundles/news/1.0.0-a/page.js:1:234`. Nothing personal, such as a query. */
  readonly stack?: string
}

/** The file, among a bundle's other files, that holds its `Bundle` as JSON. */
export const BUNDLE_FILE = 'bundle.json'

export function remote<const T extends RemoteData>(data: T): T {
  return data
}

export function shell<const T extends ShellData>(data: T): T {
  return data
}

/**
 * The version of the contract between shell and remotes (parcel props, lifecycles, slots). Raise it with a change that
 * breaks remotes built before it; a shell lists the versions that it still understands.
 */
export const CONTRACT = 1
