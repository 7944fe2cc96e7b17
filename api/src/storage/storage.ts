import type { Readable } from 'node:stream'

/** Where files lie that members bring: a folder of this machine, or a store that all nodes share. */
export interface Storage {
  /** Whole or not at all; what was there under this name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null where there is none. Whoever takes the stream reads or destroys it. */
  get(name: string): Promise<StoredFile | null>
  /** What is not there is fine. */
  remove(names: readonly string[]): Promise<void>
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<StoredName>
  close(): void
}

interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

export interface StoredName {
  readonly name: string
  readonly changedAt: Date
}

const NAME = /^[\w-]+(?:\.[\w-]+)*$/
const LONGEST = 200

/** Letters, digits, dashes and single dots: no such name leads out of a folder or means two things. */
export function isStorageName(name: string): boolean {
  return name.length <= LONGEST && NAME.test(name)
}

/** Names are made by us. One that is none of these is a fault, and nothing is read or written. */
export function checkStorageName(name: string): void {
  if (!isStorageName(name)) throw new Error('This is no name of a stored file.')
}
