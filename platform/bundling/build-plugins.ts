import type { ModuleShapes } from '../protocol/index.ts'
import type { Package } from './workspace.ts'

/** Shared module → the shapes of its exports, as `bundle.json` records them. */
export type Exports = Readonly<Record<string, ModuleShapes>>

/** Describes the exports of the modules that a bundle shares with others. */
export interface ExportRecords {
  /** All exports that a shell offers. */
  offered(): Exports
  /** The exports that a remote uses of each module, as far as the words in its code make them matter. */
  used(names: ReadonlyMap<string, ReadonlySet<string>>, words: ReadonlySet<string>): Exports
}

/** The parts of a build that `plugins/` adds. */
export interface BuildPlugins {
  /** Lets the gate compare exports; without it, only the versions of shared packages are compared. */
  readonly recordExports?: (pkg: Package) => Promise<ExportRecords>
}
