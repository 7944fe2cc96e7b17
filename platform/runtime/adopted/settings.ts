import type { RemoteData } from '../../protocol/index.ts'

/** A page or widget in a build of others. */
interface AdoptedPart {
  /** The exposed module, such as `./App`; an application that isn't federated has none. */
  readonly module: string
  /** The scripts or ES modules that it needs at once, with their hashes. */
  readonly files: Readonly<Record<string, string>>
}

/** All that an adapter knows about the build that it adapts. The command `adopt` puts it into the adapter's code. */
export interface AdoptedSettings {
  readonly federation: string
  readonly data: RemoteData
  /** The script or ES module of the build that starts it. */
  readonly start: {
    readonly file: string
    readonly integrity: string
    readonly type: 'script' | 'module'
    /** The global of its container; only a script has one. */
    readonly global: string
  }
  /** Locale → route → title. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By the name of the route or widget. */
  readonly parts: Readonly<Record<string, AdoptedPart>>
}
