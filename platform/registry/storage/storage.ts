/**
 * Where bundles, the registry's document and votes lie: names ("keys") with bytes behind them.
 * Small enough for a folder and for any S3 store that has conditional writes.
 */
export interface Storage {
  read(key: string): Promise<Buffer | null>
  /**
   * Writes only where nothing is yet, and says whether it did (S3: `If-None-Match: *`). Of any number at
   * once exactly one gets true, and no reader ever sees half of it. A driver that repeats a request whose
   * answer was lost must recognise its own earlier write and say true.
   */
  create(key: string, bytes: Uint8Array): Promise<boolean>
  /** Writes or overwrites; a reader sees the old bytes or the new ones, never a mixture. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Every key that begins with the prefix, in order. */
  list(prefix: string): Promise<string[]>
  /** Nothing happens where nothing is. */
  remove(key: string): Promise<void>
}

/** Names that a storage takes: `part/part/part`, no part hidden, nothing that could lead elsewhere. */
export function isKey(key: string): boolean {
  return key.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part))
}

/** Throws for what is no key; every driver calls it first. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} cannot be a key of the storage.`)
}
