import type { FastifyInstance } from 'fastify'
import { onceEach } from '../../../gateway/once-each.ts'
import type { GatewayHooks, GatewayParts } from '../../../gateway/plugin.ts'
import { repeatedly } from '../../../gateway/repeatedly.ts'
import type { Report } from '../../../protocol/index.ts'
import { checkCanaries } from '../judging/auto-rollback.ts'
import { loadTime } from '../votes/ballot.ts'
import { voteCounter } from '../votes/vote-counter.ts'
import { removeStaleVotes } from '../votes/vote-store.ts'
import type { ReleaseAlert } from './alerts/webhook.ts'
import type { OnReport } from './counted-report.ts'
import { nodeName } from './node-name.ts'
import { ownFrames } from './own-frames.ts'
import { isFromOwnPage, isReport } from './report.ts'
import { servedChannel } from './served-channel.ts'

const MAX_BATCH = 50
const BODY_LIMIT = 32_768
const COUNT_INTERVAL = 1_000

interface TelemetryOptions extends GatewayParts {
  readonly node?: string | undefined
  /** Called on the one node that rolled back a canary. */
  readonly alert: (alert: ReleaseAlert) => void
  readonly onReport?: OnReport | undefined
}

/** Receives browsers' reports, and rolls back a canary that does worse than the live version. */
export function telemetry(
  app: FastifyInstance,
  { storage, registry, visitors, secret, node = nodeName(), base, alert, onReport }: TelemetryOptions,
): GatewayHooks {
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

  let cleanedAt: number | undefined
  const counting = repeatedly(
    COUNT_INTERVAL,
    async () => {
      await votes.flush()
      const { revision } = registry.document()
      if (revision !== cleanedAt) await removeStaleVotes(storage)
      cleanedAt = revision
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
    onServerFailure(request, visitor, { name, version, message, stack }) {
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
