import type { Bundle } from '../../protocol/index.ts'
import { bundleKey, integrityOf, type Storage } from '../../registry/index.ts'

interface StoredFile {
  readonly bundle: Pick<Bundle, 'name' | 'version'>
  readonly file: string
  readonly integrity: string | undefined
}

/** Reads texts of bundles from the storage and keeps the latest in memory; undefined for one that is missing or damaged. */
export function verifiedTexts(storage: Storage, limit: number) {
  const cached = new Map<string, string>()

  return async ({ bundle, file, integrity }: StoredFile): Promise<string | undefined> => {
    const key = bundleKey(bundle.name, bundle.version, file)
    const known = cached.get(key)
    if (known !== undefined) return known
    const bytes = await storage.read(key)
    // The hash also protects the server and its pages: nobody else can put code into the storage's files.
    if (bytes === null || integrityOf(bytes) !== integrity) return undefined
    const text = bytes.toString()
    cached.set(key, text)
    for (const oldest of cached.keys()) {
      if (cached.size <= limit) break
      cached.delete(oldest)
    }
    return text
  }
}
