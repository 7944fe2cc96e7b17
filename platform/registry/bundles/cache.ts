import { hash } from 'node:crypto'
import type { Bundle } from '../../data/index.ts'
import { entriesOf, type RegistryDocument, versionsOf } from '../document/document.ts'
import { bundleKey, isName, isVersion } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

export interface StoredBundle {
  readonly bundle: Bundle
  /** Hash of `bundle.json`, in the format of the `integrity` attribute. */
  readonly integrity: string
}

/** Looks a published bundle up in memory; undefined if it is not there. */
export type FindBundle = (name: string, version: string) => StoredBundle | undefined

export interface BundleCache {
  readonly get: FindBundle
  /** Returns the bundle, reading it if it isn't cached; null if no such version is published. */
  load(name: string, version: string): Promise<StoredBundle | null>
  /** Adds a bundle that is not stored yet, as it will be. */
  add(bundle: Bundle, bytes: Uint8Array): void
  /** Loads every version that the document serves, so that `get` finds it. */
  warm(doc: RegistryDocument): Promise<void>
}

const MAX_BUNDLES = 1000

/** An LRU cache of published bundles. Bundles never change, so each is read once. */
export function bundleCache(storage: Storage): BundleCache {
  const cached = new Map<string, StoredBundle>()

  function get(name: string, version: string): StoredBundle | undefined {
    const key = bundleKey(name, version)
    const found = cached.get(key)
    if (found) {
      cached.delete(key)
      cached.set(key, found)
    }
    return found
  }

  async function load(name: string, version: string): Promise<StoredBundle | null> {
    const found = get(name, version)
    if (found) return found
    if (!isName(name) || !isVersion(version)) return null
    const bytes = await storage.read(bundleKey(name, version))
    if (bytes === null) return null
    return add(JSON.parse(bytes.toString()) as Bundle, bytes, bundleKey(name, version))
  }

  function add(bundle: Bundle, bytes: Uint8Array, key = bundleKey(bundle.name, bundle.version)) {
    const stored = { bundle, integrity: integrityOf(bytes) }
    cached.set(key, stored)
    for (const oldest of cached.keys()) {
      if (cached.size <= MAX_BUNDLES) break
      cached.delete(oldest)
    }
    return stored
  }

  async function warm(doc: RegistryDocument): Promise<void> {
    const served = entriesOf(doc).flatMap(({ name, entry }) =>
      versionsOf(entry).map((version) => ({ name, version })),
    )
    await Promise.all(served.map(({ name, version }) => load(name, version)))
  }

  return { get, load, add, warm }
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${hash('sha256', bytes, 'base64')}`
}
