import type { Readable } from 'node:stream'

/** Stores the files that members upload: in a folder on this machine, or in a store that all nodes share. */
export interface Storage {
  /** Writes a file, all or nothing, replacing one of the same name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null if there is no such file. The caller must read or destroy the stream. */
  get(name: string): Promise<StoredFile | null>
  /** Where a proxy in front finds the file, below the root of the folder or bucket. */
  pathOf(name: string): string
  /** Ignores names that do not exist. */
  remove(names: readonly string[]): Promise<void>
  /** Lists all files, in no particular order. */
  list(): AsyncIterable<StoredName>
  close(): void
}

interface StoredFile {
  /** Size in bytes. */
  readonly size: number
  readonly stream: Readable
}

export interface StoredName {
  readonly name: string
  readonly changedAt: Date
}

const NAME = /^[\w-]+(?:\.[\w-]+)*$/
const MAX_LENGTH = 200

/** Only letters, digits, dashes and single dots, so that a name cannot escape its folder or be ambiguous. */
export function isStorageName(name: string): boolean {
  return name.length <= MAX_LENGTH && NAME.test(name)
}

/** Throws on an invalid name. We make the names ourselves, so that would be a bug. */
export function checkStorageName(name: string): void {
  if (!isStorageName(name)) throw new Error('This is not the name of a stored file.')
}
