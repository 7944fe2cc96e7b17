import type { FastifyBaseLogger } from 'fastify'
import { carryOutReady, readyIn, type Storage } from '../../registry/index.ts'
import { repeatedly } from '../repeatedly.ts'
import type { LiveRegistry } from './live-registry.ts'

const INTERVAL = 1_000

interface PlannedReleasesOptions {
  readonly registry: Pick<LiveRegistry, 'document'>
  readonly log: FastifyBaseLogger
}

/** Carries out the releases whose time has come. The storage is touched only then. */
export function plannedReleases(storage: Storage, { registry, log }: PlannedReleasesOptions) {
  return repeatedly(
    INTERVAL,
    async () => {
      if (readyIn(registry.document()).length === 0) return
      for (const { bundles, refused } of await carryOutReady(storage)) {
        if (refused) log.warn({ bundles, refused }, 'planned release cancelled')
        else log.info({ bundles }, 'planned release carried out')
      }
    },
    { log, failure: 'planned releases cannot be carried out' },
  )
}
