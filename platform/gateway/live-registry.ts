import type { FastifyBaseLogger } from 'fastify'
import type { ResolvedRegistry } from '../data/index.ts'
import {
  type BundleCache,
  bundleCache,
  documentReader,
  type RegistryDocument,
  resolve,
  type Storage,
} from '../registry/index.ts'

const LOOK_EVERY = 500

export interface LiveRegistry {
  readonly document: () => RegistryDocument
  readonly bundles: BundleCache
  /** What this visitor is served; `shell` is the version that an open page runs. */
  resolveFor(visitor: string, shell?: string): ResolvedRegistry
  stop(): void
}

/** The registry as this node knows it: never older than half a second, and always at hand. */
export async function liveRegistry(storage: Storage, log: FastifyBaseLogger): Promise<LiveRegistry> {
  const bundles = bundleCache(storage)
  const read = documentReader(storage)
  let current = await look()

  async function look() {
    const next = await read()
    await bundles.warm(next)
    return next
  }

  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    try {
      current = await look()
    } catch (error) {
      // What was released before is still good.
      log.error(error, 'the registry cannot be read')
    } finally {
      isLooking = false
    }
  }, LOOK_EVERY)

  return {
    document: () => current,
    bundles,
    resolveFor: (visitor, shell) => resolve(current, bundles.get, visitor, { shell }),
    stop: () => clearInterval(timer),
  }
}
