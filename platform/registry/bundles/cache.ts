import { hash } from 'node:crypto'
import type { Bundle } from '../../data/index.ts'
import { entriesOf, type RegistryDocument, versionsOf } from '../document/document.ts'
import { bundleKey, isName, isVersion } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

export interface StoredBundle {
  readonly bundle: Bundle
  /** Of the bytes of `bundle.json`, as in the `integrity` attribute. */
  readonly integrity: string
}

/** Finds a published bundle at once; undefined where there is none. */
export type FindBundle = (name: string, version: string) => StoredBundle | undefined

export interface BundleCache {
  readonly get: FindBundle
  /** Reads it if need be; null where no such version is published. */
  load(name: string, version: string): Promise<StoredBundle | null>
  /** Afterwards `get` knows every version that the document serves. */
  warm(doc: RegistryDocument): Promise<void>
}

const KEPT_BUNDLES = 1000

/** Bundles never change once published, so each is read once; the least used leave first. */
export function bundleCache(storage: Storage): BundleCache {
  const known = new Map<string, StoredBundle>()

  function get(name: string, version: string): StoredBundle | undefined {
    const key = bundleKey(name, version)
    const found = known.get(key)
    if (found) {
      known.delete(key)
      known.set(key, found)
    }
    return found
  }

  async function load(name: string, version: string): Promise<StoredBundle | null> {
    const found = get(name, version)
    if (found) return found
    if (!isName(name) || !isVersion(version)) return null
    const bytes = await storage.read(bundleKey(name, version))
    if (bytes === null) return null
    const stored = { bundle: JSON.parse(bytes.toString()) as Bundle, integrity: integrityOf(bytes) }
    known.set(bundleKey(name, version), stored)
    for (const oldest of known.keys()) {
      if (known.size <= KEPT_BUNDLES) break
      known.delete(oldest)
    }
    return stored
  }

  async function warm(doc: RegistryDocument): Promise<void> {
    const wanted = entriesOf(doc).flatMap(({ name, entry }) =>
      versionsOf(entry).map((version) => ({ name, version })),
    )
    await Promise.all(wanted.map(({ name, version }) => load(name, version)))
  }

  return { get, load, warm }
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${hash('sha256', bytes, 'base64')}`
}
