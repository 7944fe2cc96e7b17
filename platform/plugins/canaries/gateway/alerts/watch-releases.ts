import type { FastifyInstance } from 'fastify'
import { onceEach } from '../../../../gateway/once-each.ts'
import { repeatedly } from '../../../../gateway/repeatedly.ts'
import type { Storage } from '../../../../registry/index.ts'
import { risingFailures } from '../../judging/rising-failures.ts'
import { type ReleaseAlert, type WebhookOptions, webhookSender } from './webhook.ts'

const INTERVAL = 30_000

interface WatchOptions extends WebhookOptions {
  readonly storage: Storage
  readonly secret: string
}

/** Alerts webhooks when failures of a live version rise. Returns the function that sends them any other alert. */
export function watchReleases(app: FastifyInstance, { storage, ...options }: WatchOptions) {
  if (options.urls.length === 0) return () => undefined
  const onDamage = onceEach((sentence) => app.log.error(sentence))
  const webhooks = webhookSender({ ...options, log: app.log })
  const watching = repeatedly(
    INTERVAL,
    async () => {
      for (const { name: bundle, version, why } of await risingFailures(storage, new Date(), onDamage)) {
        app.log.warn({ bundle, version, why }, 'failures rise')
        webhooks.send({ event: 'failures-rise', bundle, version, why })
      }
    },
    { log: app.log, failure: 'failures cannot be watched' },
  )
  app.addHook('onClose', async () => {
    await watching.stop()
    webhooks.stop()
  })
  return (alert: ReleaseAlert) => webhooks.send(alert)
}
