import type { FastifyBaseLogger } from 'fastify'
import {
  type BundleCache,
  bundleCache,
  documentReader,
  Refused,
  type RegistryDocument,
  resolve,
  type Storage,
} from '../../registry/index.ts'
import { repeatedly } from '../repeatedly.ts'
import { canaryGroup } from './canary-group.ts'
import { type Served, serve } from './served.ts'

const LOOK_EVERY = 500
const KEPT_ANSWERS = 500

export interface LiveRegistry {
  readonly document: () => RegistryDocument
  readonly bundles: BundleCache
  /** What this visitor is served, `shell` being the version that an open page runs; undefined while no shell is live. */
  serveTo(visitor: string, shell?: string): Promise<Served | undefined>
  stop(): Promise<void>
}

interface Options {
  readonly log: FastifyBaseLogger
  /** URL under which the bundles' folders lie. */
  readonly base: string
}

/** The registry as this node knows it: never older than half a second, and always at hand. */
export async function liveRegistry(storage: Storage, { log, base }: Options): Promise<LiveRegistry> {
  const bundles = bundleCache(storage)
  const read = documentReader(storage)
  let current = await look()
  let answers = new Map<string, Served>()

  async function look() {
    const next = await read()
    await bundles.warm(next)
    return next
  }

  // What was released before is still good where the storage is out of reach.
  const looking = repeatedly(
    LOOK_EVERY,
    async () => {
      const next = await look()
      if (next.revision === current.revision) return
      current = next
      answers = new Map()
    },
    { log, failure: 'the registry cannot be read' },
  )

  return {
    document: () => current,
    bundles,
    async serveTo(visitor, openShell) {
      const shell =
        openShell && (await bundles.load(current.shell?.name ?? '', openShell)) ? openShell : undefined
      const key = `${shell ?? ''} ${canaryGroup(current, visitor)}`
      const known = answers.get(key)
      if (known) return known
      const answer = answerTo(visitor, shell)
      if (answers.size >= KEPT_ANSWERS) answers.clear()
      if (answer) answers.set(key, answer)
      return answer
    },
    stop: looking.stop,
  }

  function answerTo(visitor: string, openShell: string | undefined): Served | undefined {
    try {
      const registry = resolve(current, bundles.get, visitor, { base, shell: openShell })
      const shell = bundles.get(current.shell?.name ?? '', registry.shell.version)?.bundle
      return shell?.kind === 'shell' ? serve(shell, registry) : undefined
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-shell') return undefined
      throw error
    }
  }
}
