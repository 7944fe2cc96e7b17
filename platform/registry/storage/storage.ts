/**
 * A key-value store that holds bundles, the registry document and votes. The interface is small enough for a folder, or
 * for any S3 store with conditional writes.
 */
export interface Storage {
  read(key: string): Promise<Buffer | null>
  /**
   * Writes only if the key doesn't exist yet, and returns whether it did (S3: `If-None-Match: *`). Among concurrent
   * callers exactly one gets true, and no reader ever sees a partial write. A driver that repeats a request because the
   * response was lost must recognise its own earlier write and return true.
   */
  create(key: string, bytes: Uint8Array): Promise<boolean>
  /** Writes or overwrites; a reader sees either the old bytes or the new ones, never a mixture. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Every key that starts with the prefix, sorted. */
  list(prefix: string): Promise<string[]>
  /** The size in bytes of every key that starts with the prefix. */
  sizes(prefix: string): Promise<ReadonlyMap<string, number>>
  /** Does nothing if the key doesn't exist. */
  remove(key: string): Promise<void>
}

/** Valid keys look like `part/part/part`: no part is hidden, and no key can escape the storage's folder. */
export function isKey(key: string): boolean {
  return key.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part))
}

/** Throws for an invalid key; every driver calls it first. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} cannot be a key of the storage.`)
}
