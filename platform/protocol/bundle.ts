import type { RemoteData } from './remote.ts'
import type { ShellData } from './shell.ts'

export interface FileInfo {
  readonly bytes: number
  readonly gzip: number
  /** The value of the `integrity` attribute: `sha256-…`. */
  readonly integrity: string
}

/** File names relative to the bundle's folder, in the order in which to request them. */
export interface Assets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** ES modules, which only a build of others has. The HTML doesn't name them: the remote's entry loads them. */
  readonly modules?: readonly string[]
  /** Shared modules that these files take from the shell. */
  readonly shared?: readonly string[]
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

/** The declarations of all that a shell shares with remotes, for teams with repositories of their own. */
export interface Declarations {
  /** Module → its file. */
  readonly entries: Readonly<Record<string, string>>
  /** Path, beginning with the name of the package → declarations in TypeScript. */
  readonly files: Readonly<Record<string, string>>
}

/** The file, among those of a shell, that holds its `Declarations` as JSON. */
export const TYPES_FILE = 'types.json'

/** The file, among a bundle's other files, that holds its `Bundle` as JSON. */
export const BUNDLE_FILE = 'bundle.json'
