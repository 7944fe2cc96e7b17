import type { FastifyInstance } from 'fastify'
import { onceEach } from '../../../gateway/once-each.ts'
import type { GatewayParts } from '../../../gateway/plugin.ts'
import { repeatedly } from '../../../gateway/repeatedly.ts'
import { checkCanaries } from '../judging/auto-rollback.ts'
import { lease } from '../judging/lease.ts'
import { risingFailures } from '../judging/rising-failures.ts'
import { MergedVotes } from '../votes/merged-votes.ts'
import { removeStaleVotes } from '../votes/vote-store.ts'
import { type WebhookOptions, webhookSender } from './alerts/webhook.ts'

const RISE_INTERVAL = 30_000

/**
 * On one of the nodes: merges what all have counted, rolls back a canary that does worse than the live version, and alerts
 * webhooks to that and to failures that rise.
 */
export function judgeReleases(
  app: FastifyInstance,
  { storage, registry, secret }: Pick<GatewayParts, 'storage' | 'registry' | 'secret'>,
  { every, ...options }: WebhookOptions & { readonly every: number },
) {
  const votes = new MergedVotes(
    storage,
    onceEach((sentence) => app.log.error(sentence)),
  )
  const ownLease = lease(storage)
  const webhooks = webhookSender({ ...options, secret, log: app.log })
  let judged: number | undefined
  let watchedAt = 0

  async function judge() {
    const document = registry.document()
    const known = { document, votesOn: (name: string, version: string) => votes.on(name, version) }
    const hasNewVotes = await votes.refresh()
    if (hasNewVotes || document.revision !== judged) {
      for (const { name, version, why } of await checkCanaries(storage, new Date(), known)) {
        app.log.warn({ name, version, why }, 'canary rolled back')
        webhooks.send({ event: 'canary-rolled-back', bundle: name, version, why })
      }
    }
    if (document.revision !== judged) await removeStaleVotes(storage)
    judged = document.revision
    if (options.urls.length === 0 || Date.now() < watchedAt + RISE_INTERVAL) return
    watchedAt = Date.now()
    for (const { name: bundle, version, why } of await risingFailures(storage, new Date(), known)) {
      app.log.warn({ bundle, version, why }, 'failures rise')
      webhooks.send({ event: 'failures-rise', bundle, version, why })
    }
  }

  const judging = repeatedly(
    every,
    async () => {
      if (await ownLease.isOurs()) return judge()
      votes.clear()
      judged = undefined
    },
    { log: app.log, failure: 'releases cannot be judged' },
  )

  app.addHook('onClose', async () => {
    await judging.stop()
    webhooks.stop()
    await ownLease.end().catch((error: unknown) => app.log.error(error, 'another node takes over later'))
  })
}
