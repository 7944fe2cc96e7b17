import type { FastifyInstance } from 'fastify'
import type { GatewayHooks, GatewayParts } from '../../../gateway/plugin.ts'
import { repeatedly } from '../../../gateway/repeatedly.ts'
import { loadTime, measuredValue, type Observation } from '../votes/ballot.ts'
import { voteCounter } from '../votes/vote-counter.ts'
import { chooseVisitors } from './choose-visitors.ts'
import type { OnReport } from './counted-report.ts'
import { ownFrames } from './own-frames.ts'
import { isFromOwnPage, isReport } from './report.ts'
import { servedChannel } from './served-channel.ts'
import { isServedPage } from './served-page.ts'

const MAX_BATCH = 50
const BODY_LIMIT = 32_768

interface TelemetryOptions extends GatewayParts {
  /** Milliseconds between two writes. */
  readonly every: number
  /** The share of the visitors for whom pages are measured. */
  readonly measured: number
  readonly onReport?: OnReport | undefined
}

/** Receives and counts browsers' reports. */
export function telemetry(
  app: FastifyInstance,
  { storage, registry, visitors, secret, base, every, measured, onReport }: TelemetryOptions,
): GatewayHooks {
  const votes = voteCounter(storage, {
    secret,
    serves: (visitor, name, version) =>
      servedChannel(registry.document(), visitor, name, version) !== undefined,
  })

  const isChosen = chooseVisitors(app, { visitors }, measured)

  function count(visitor: string, network: string, observation: Observation) {
    const { name, version, kind, metric } = observation
    const channel = servedChannel(registry.document(), visitor, name, version)
    const named = observation.page
    const page = named !== undefined && isServedPage(registry, observation, named) ? named : undefined
    if (!channel || !votes.count(visitor, network, { ...observation, page })) return
    onReport?.({
      name,
      version,
      channel,
      kind,
      page,
      ms: kind === 'load' ? loadTime(observation.ms) : undefined,
      metric,
      value: metric && measuredValue(metric, observation.value),
    })
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
    /** Counts a first view for the visitors whose browsers measure, too. */
    onServerView(request, visitor, { ms, ...page }) {
      const channel = servedChannel(registry.document(), visitor, page.name, page.version)
      if (channel !== 'canary' && !isChosen(visitor)) return
      const outcome: Pick<Observation, 'kind' | 'metric' | 'value' | 'cached'> =
        ms === undefined ? { kind: 'shed' } : { kind: 'vital', metric: 'server', value: ms, cached: false }
      count(visitor, visitors.networkDigest(request), { ...page, ...outcome })
    },
  }
}
