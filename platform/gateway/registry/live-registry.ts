import type { FastifyBaseLogger } from 'fastify'
import {
  type BundleCache,
  bundleCache,
  documentReader,
  Refused,
  type RegistryDocument,
  resolve,
  type Storage,
  type Viewer,
} from '../../registry/index.ts'
import { repeatedly } from '../repeatedly.ts'
import { canaryGroup } from './canary-group.ts'
import { type ServedRegistry, toServedRegistry } from './served-registry.ts'

const POLL_INTERVAL = 500
const MAX_CACHED = 500

export interface LiveRegistry {
  readonly document: () => RegistryDocument
  readonly bundles: BundleCache
  /** Resolves the registry for a viewer, undefined while no shell is live. `shell` is the version an open page runs. */
  serveTo(viewer: Viewer, shell?: string): Promise<ServedRegistry | undefined>
  stop(): Promise<void>
}

interface LiveRegistryOptions {
  readonly log: FastifyBaseLogger
  /** URL of the folder that holds the bundles. */
  readonly base: string
}

/** The registry in this node's memory, at most half a second old. */
export async function liveRegistry(
  storage: Storage,
  { log, base }: LiveRegistryOptions,
): Promise<LiveRegistry> {
  const bundles = bundleCache(storage, (sentence) => log.error(sentence))
  const read = documentReader(storage, (sentence) => log.error(sentence))
  let current = await read()
  await bundles.warm(current)
  let cache = new Map<string, ServedRegistry>()

  // While the storage is unreachable, the last known registry stays in use.
  const polling = repeatedly(
    POLL_INTERVAL,
    async () => {
      const next = await read()
      // A bundle is also new if it was damaged and somebody restored it.
      const hasNew = await bundles.warm(next)
      if (next === current && !hasNew) return
      current = next
      cache = new Map()
    },
    { log, failure: 'the registry cannot be read' },
  )

  return {
    document: () => current,
    bundles,
    async serveTo(viewer, openShell) {
      const shell =
        openShell && (await bundles.load(current.shell?.name ?? '', openShell)) ? openShell : undefined
      const key = `${shell ?? ''} ${canaryGroup(current, viewer)}`
      const cached = cache.get(key)
      if (cached) return cached
      const served = resolveFor(viewer, shell)
      if (cache.size >= MAX_CACHED) cache.clear()
      if (served) cache.set(key, served)
      return served
    },
    stop: polling.stop,
  }

  function resolveFor(viewer: Viewer, openShell: string | undefined): ServedRegistry | undefined {
    try {
      const registry = resolve(current, bundles.get, viewer, { base, shell: openShell })
      const shell = bundles.get(current.shell?.name ?? '', registry.shell.version)?.bundle
      return shell?.kind === 'shell' ? toServedRegistry(shell, registry) : undefined
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-shell') return undefined
      throw error
    }
  }
}
