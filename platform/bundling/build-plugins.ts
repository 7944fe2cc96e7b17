import type { Compiler } from '@rspack/core'
import type { Declarations, ModuleShapes, RemoteData } from '../protocol/index.ts'
import type { BaseOptions } from './base-config.ts'
import type { Package } from './workspace.ts'

/** Shared module → the shapes of its exports, as `bundle.json` records them. */
export type Exports = Readonly<Record<string, ModuleShapes>>

/** Describes the exports of the modules that a bundle shares with others. */
export interface ExportRecords {
  /** All exports that a shell offers. */
  offered(): Exports
  /** The declarations of these exports. */
  declarations(): Promise<Declarations>
  /** The exports that a remote uses of each module, as far as the words in its code make them matter. */
  used(names: ReadonlyMap<string, ReadonlySet<string>>, words: ReadonlySet<string>): Exports
}

/** A bundle whose pages may be rendered on a server. */
export type ServerHalfOptions = BaseOptions &
  (
    | {
        readonly kind: 'shell'
        /** Files without a place on disk: path → source. */
        readonly virtual: Readonly<Record<string, string>>
      }
    | {
        readonly kind: 'remote'
        /** Modules that it gets from the shell. */
        readonly taken: readonly string[]
      }
    | {
        readonly kind: 'monolith'
        readonly remotes: readonly { readonly data: RemoteData; readonly indexFile: string }[]
      }
  )

/** The parts of a build that `plugins/` adds. */
export interface BuildPlugins {
  /** Lets the gate compare exports; without it, only the versions of shared packages are compared. */
  readonly recordExports?: (pkg: Package) => Promise<ExportRecords>
  /** Builds the script of a bundle that renders its pages on a server; without it, browsers render all pages. */
  readonly serverHalf?: (options: ServerHalfOptions) => { apply(compiler: Compiler): void }
}
