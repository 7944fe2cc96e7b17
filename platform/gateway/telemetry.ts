import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Report } from '../data/index.ts'
import { bucketOf, checkCanaries, findEntry, type Storage, voteCounter } from '../registry/index.ts'
import type { LiveRegistry } from './live-registry.ts'
import type { Visitors } from './visitor.ts'

const LARGEST_BATCH = 50
const BODY_LIMIT = 32_768
const COUNT_EVERY = 1_000

interface TelemetryOptions {
  readonly storage: Storage
  readonly registry: LiveRegistry
  readonly visitors: Visitors
  readonly secret: string
  readonly node?: string | undefined
}

/** Takes the browsers' reports, and ends a canary that does worse than what it would replace. */
export function telemetry(
  app: FastifyInstance,
  { storage, registry, visitors, secret, node }: TelemetryOptions,
) {
  const votes = voteCounter(storage, {
    node: node ?? `${hostname()}-${process.pid}`.replace(/[^\w.-]/g, '-'),
    secret,
    serves(visitor, name, version) {
      const entry = findEntry(registry.document(), name)
      if (version === entry?.live || version === entry?.previous) return true
      const canary = entry?.canary
      return version === canary?.version && bucketOf(visitor, name, version) < canary.share
    },
  })

  app.post('/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const visitor = visitors.read(request)
    const isOwnPage = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
    if (visitor && isOwnPage && Array.isArray(request.body)) {
      for (const report of request.body.slice(0, LARGEST_BATCH)) {
        if (isReport(report)) votes.count(visitor, request.ip, report)
      }
    }
    // Nothing to learn from the answer: whoever is not believed is not told.
    return reply.code(204).send()
  })

  let work = Promise.resolve()
  const timer = setInterval(() => {
    work = work.then(countAndJudge)
  }, COUNT_EVERY)

  async function countAndJudge() {
    try {
      await votes.flush()
      for (const { name, version, why } of await checkCanaries(storage)) {
        app.log.warn({ name, version, why }, 'canary rolled back')
      }
    } catch (error) {
      app.log.error(error, 'reports could not be counted')
    }
  }

  app.addHook('onClose', async () => {
    clearInterval(timer)
    await work
    await votes.flush()
  })
}

const KINDS: readonly unknown[] = ['load', 'failure', 'crash']

function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false
  const { name, version, kind, ms, message } = value as Record<string, unknown>
  return (
    typeof name === 'string' &&
    typeof version === 'string' &&
    KINDS.includes(kind) &&
    (ms === undefined || (typeof ms === 'number' && ms >= 0 && ms < 600_000)) &&
    (message === undefined || typeof message === 'string')
  )
}
