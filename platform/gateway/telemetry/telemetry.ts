import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Report } from '../../protocol/index.ts'
import { checkCanaries, loadTime, type Storage, voteCounter } from '../../registry/index.ts'
import type { ReleaseAlert } from '../alerts/webhook.ts'
import { onceEach } from '../once-each.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { PaintFailure } from '../render/painter.ts'
import { repeatedly } from '../repeatedly.ts'
import type { Visitors } from '../visitors/visitors.ts'
import type { OnReport } from './counted-report.ts'
import { nodeName } from './node-name.ts'
import { ownFrames } from './own-frames.ts'
import { isFromOwnPage, isReport } from './report.ts'
import { servedChannel } from './served-channel.ts'

const MAX_BATCH = 50
const BODY_LIMIT = 32_768
const COUNT_INTERVAL = 1_000

interface TelemetryOptions {
  readonly storage: Storage
  readonly registry: LiveRegistry
  readonly visitors: Visitors
  readonly secret: string
  readonly node?: string | undefined
  /** Called on the one node that rolled back a canary. */
  readonly alert: (alert: ReleaseAlert) => void
  /** URL of the bundles. */
  readonly base: string
  readonly onReport?: OnReport | undefined
}

/** Receives browsers' reports, and rolls back a canary that does worse than the live version. */
export function telemetry(
  app: FastifyInstance,
  { storage, registry, visitors, secret, node = nodeName(), base, alert, onReport }: TelemetryOptions,
) {
  const onDamage = onceEach((sentence) => app.log.error(sentence))
  const votes = voteCounter(storage, {
    node,
    onDamage,
    secret,
    serves: (visitor, name, version) =>
      servedChannel(registry.document(), visitor, name, version) !== undefined,
  })

  function count(visitor: string, network: string, report: Report) {
    const { name, version, kind } = report
    const channel = servedChannel(registry.document(), visitor, name, version)
    if (!channel || !votes.count(visitor, network, report)) return
    onReport?.({ name, version, channel, kind, ms: kind === 'load' ? loadTime(report.ms) : undefined })
  }

  app.post('/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const visitor = visitors.read(request)
    if (visitor?.network && Array.isArray(request.body) && isFromOwnPage(request.headers, request.host)) {
      for (const report of request.body.slice(0, MAX_BATCH)) {
        if (!isReport(report)) continue
        const stack = ownFrames(report.stack, base).join('\n')
        count(visitor.id, visitor.network, { ...report, stack })
      }
    }
    // Always the same response, so that a forger learns nothing.
    return reply.code(204).send()
  })

  const counting = repeatedly(
    COUNT_INTERVAL,
    async () => {
      await votes.flush()
      for (const { name, version, why } of await checkCanaries(storage, new Date(), onDamage)) {
        app.log.warn({ name, version, why }, 'canary rolled back')
        alert({ event: 'canary-rolled-back', bundle: name, version, why })
      }
    },
    { log: app.log, failure: 'reports cannot be counted' },
  )

  app.addHook('onClose', async () => {
    await counting.stop()
    await votes.flush().catch((error: unknown) => app.log.error(error, 'the last reports are lost'))
  })

  return {
    /** Counts a failure that a visitor's page met on the server, as if their browser had reported it. */
    failed(request: FastifyRequest, visitor: string, { name, version, message, stack }: PaintFailure) {
      count(visitor, visitors.networkDigest(request), {
        name,
        version,
        kind: 'failure',
        message,
        ...(stack && { stack }),
      })
    },
  }
}
