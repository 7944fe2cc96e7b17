import type { RemoteData, ShellData } from '../../protocol/index.ts'
import type { ExportRecords } from '../build-plugins.ts'

export interface CommonDescription {
  /** The file with `data`. */
  readonly dataFile: string
  readonly version: string
  readonly federation: string
  readonly indexFile: string
  readonly words: string
  /** Absent in development, and in a monolith, which has no remotes to check. */
  readonly exportRecords?: ExportRecords
  /** The words in the code, which tell which parts of these exports matter to it. */
  readonly codeWords?: ReadonlySet<string>
}

export interface RemoteDescription extends CommonDescription {
  readonly kind: 'remote'
  readonly data: RemoteData
  readonly contract: number
  /** Shared module → version range, for all modules that the remote may use. */
  readonly ranges: Readonly<Record<string, string>>
}

export interface ShellDescription extends CommonDescription {
  readonly kind: 'shell'
  readonly data: ShellData
  readonly offers: Readonly<Record<string, string>>
  /** In a monolith, the remotes compiled into the shell's own files. */
  readonly builtin?: readonly RemoteDescription[]
}

/** The facts about a bundle that are known before the bundler runs. */
export type BundleDescription = RemoteDescription | ShellDescription
