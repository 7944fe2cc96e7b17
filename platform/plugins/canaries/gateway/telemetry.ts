import type { FastifyInstance } from 'fastify'
import type { GatewayHooks, GatewayParts } from '../../../gateway/plugin.ts'
import { repeatedly } from '../../../gateway/repeatedly.ts'
import type { Report } from '../../../protocol/index.ts'
import { loadTime } from '../votes/ballot.ts'
import { voteCounter } from '../votes/vote-counter.ts'
import type { OnReport } from './counted-report.ts'
import { ownFrames } from './own-frames.ts'
import { isFromOwnPage, isReport } from './report.ts'
import { servedChannel } from './served-channel.ts'

const MAX_BATCH = 50
const BODY_LIMIT = 32_768

interface TelemetryOptions extends GatewayParts {
  /** Milliseconds between two writes. */
  readonly every: number
  readonly onReport?: OnReport | undefined
}

/** Receives and counts browsers' reports. */
export function telemetry(
  app: FastifyInstance,
  { storage, registry, visitors, secret, base, every, onReport }: TelemetryOptions,
): GatewayHooks {
  const votes = voteCounter(storage, {
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

  const counting = repeatedly(every, () => votes.flush(), {
    log: app.log,
    failure: 'reports cannot be counted',
  })

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
