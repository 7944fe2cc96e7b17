import type { Bundle } from '../../data/index.ts'
import { bundleKey, integrityOf, type Storage } from '../../registry/index.ts'

const MAX_SCRIPTS = 30

/** Reads the halves for the server from the storage and keeps the latest in memory, by `name@version`. */
export function halfScripts(storage: Storage) {
  const cached = new Map<string, string>()

  async function load({ name, version, server = '', files }: Bundle): Promise<string | undefined> {
    const key = `${name}@${version}`
    const known = cached.get(key)
    if (known !== undefined) return known
    const bytes = await storage.read(bundleKey(name, version, server))
    // The hash also protects the server: nobody else can put code into the storage's files.
    if (bytes === null || integrityOf(bytes) !== files[server]?.integrity) return undefined
    const script = bytes.toString()
    cached.set(key, script)
    for (const oldest of cached.keys()) {
      if (cached.size <= MAX_SCRIPTS) break
      cached.delete(oldest)
    }
    return script
  }

  /** Undefined if one of them is missing or damaged. */
  return async (bundles: readonly Bundle[]): Promise<ReadonlyMap<string, string> | undefined> => {
    const found = new Map<string, string>()
    for (const bundle of bundles) {
      const script = await load(bundle)
      if (script === undefined) return undefined
      found.set(`${bundle.name}@${bundle.version}`, script)
    }
    return found
  }
}
