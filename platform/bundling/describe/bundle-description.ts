import type { RemoteData, ShellData } from '../../data/index.ts'

export interface CommonDescription {
  /** The file that `data` was read from. */
  readonly dataFile: string
  readonly version: string
  readonly federation: string
  readonly frontDoor: string
  readonly words: string
}

export interface RemoteDescription extends CommonDescription {
  readonly kind: 'remote'
  readonly data: RemoteData
  readonly contract: number
  /** Shared module → range, of all that the remote may ask for. */
  readonly ranges: Readonly<Record<string, string>>
}

export interface ShellDescription extends CommonDescription {
  readonly kind: 'shell'
  readonly data: ShellData
  readonly offers: Readonly<Record<string, string>>
  /** In the monolith: the remotes that are part of the shell's own files. */
  readonly builtin?: readonly RemoteDescription[]
}

/** What a build knows of its bundle before the bundler has run. */
export type BundleDescription = RemoteDescription | ShellDescription
