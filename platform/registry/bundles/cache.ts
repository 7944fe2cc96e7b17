import { hash } from 'node:crypto'
import type { Bundle } from '../../protocol/index.ts'
import { entriesOf, type RegistryDocument, versionsOf } from '../document/document.ts'
import { bundleKey, isName, isVersion } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { type OnDamage, parseStored } from '../storage/stored-json.ts'
import { bundleProblem } from './shape/bundle-shape.ts'

export interface StoredBundle {
  readonly bundle: Bundle
  /** Hash of `bundle.json`, in the format of the `integrity` attribute. */
  readonly integrity: string
}

/** Looks a published bundle up in memory; undefined if it is not there. */
export type FindBundle = (name: string, version: string) => StoredBundle | undefined

export interface BundleCache {
  readonly get: FindBundle
  /** Returns the bundle, reading it if it isn't cached; null if no such version is published, or if it is damaged. */
  load(name: string, version: string): Promise<StoredBundle | null>
  /** Says what is wrong with the bundle if the last attempt to read it found it damaged. */
  damageOf(name: string, version: string): string | undefined
  /** Adds a bundle that is not stored yet, as it will be. */
  add(bundle: Bundle, bytes: Uint8Array): void
  /** Loads every version that the document serves, so that `get` finds it; returns whether any of them is new here. */
  warm(doc: RegistryDocument): Promise<boolean>
}

const MAX_BUNDLES = 1000

/**
 * An LRU cache of published bundles. Bundles never change, so each is read once. A damaged one is passed over with a
 * sentence, and read again each time: somebody may restore it.
 */
export function bundleCache(storage: Storage, onDamage: OnDamage = console.error): BundleCache {
  const cached = new Map<string, StoredBundle>()
  const damaged = new Map<string, string>()

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
    const key = bundleKey(name, version)
    const bytes = await storage.read(key)
    if (bytes === null) return null
    const bundle = parseBundle(bytes)
    if (bundle?.name === name && bundle.version === version) {
      damaged.delete(key)
      return add(bundle, bytes, key)
    }
    if (!damaged.has(key)) {
      const sentence = `${key} is damaged: nobody gets ${name} ${version} until it is restored from a backup or a build of that version.`
      damaged.set(key, sentence)
      onDamage(sentence)
    }
    return null
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

  async function warm(doc: RegistryDocument): Promise<boolean> {
    const served = entriesOf(doc).flatMap(({ name, entry }) =>
      versionsOf(entry).map((version) => ({ name, version })),
    )
    const missing = served.filter(({ name, version }) => !get(name, version))
    const loaded = await Promise.all(missing.map(({ name, version }) => load(name, version)))
    return loaded.some((bundle) => bundle !== null)
  }

  return { get, load, add, warm, damageOf: (name, version) => damaged.get(bundleKey(name, version)) }
}

/** Only its shape is checked: what was published before a limit existed is still served. */
function parseBundle(bytes: Buffer): Bundle | undefined {
  const parsed = parseStored(bytes)
  return bundleProblem(parsed) === undefined ? (parsed as unknown as Bundle) : undefined
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${hash('sha256', bytes, 'base64')}`
}
