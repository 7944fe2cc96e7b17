import { hash } from 'node:crypto'
import type { Agent } from 'node:https'
import webPush from 'web-push'
import { DAY_S } from '../../time.ts'
import { PUSH_TIMEOUT_MS, type Push, type Transport } from '../transport.ts'
import { NotDelivered, Undeliverable } from '../undeliverable.ts'
import { publicAgent } from './public-agent.ts'
import { isPushEndpoint } from './push-endpoint.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** The most that a topic may have (RFC 8030). */
const TOPIC_LENGTH = 32

interface WebPushOptions {
  readonly keys: VapidKeys
  /** Makes the connections; by default only to the public internet. */
  readonly agent?: Agent
  /** Hosts of push services besides those of the browsers. */
  readonly hosts?: readonly string[]
  readonly timeoutMs?: number
  /** Whether sent messages stay for the outbox page. */
  readonly isRetained?: boolean
}

/** Sends encrypted messages to browsers, through the push service of each subscription. */
export function pushServices({
  keys,
  agent = publicAgent(),
  hosts = [],
  timeoutMs = PUSH_TIMEOUT_MS,
  isRetained = false,
}: WebPushOptions): Transport<Push> {
  return {
    isRetained,
    async send({ subscription, contact, payload }) {
      if (!isPushEndpoint(subscription.endpoint, hosts))
        throw new Undeliverable('The endpoint is not that of a known push service.')
      const options = {
        vapidDetails: { ...keys, subject: contact },
        agent,
        // After a day the member will see the news on the site itself.
        TTL: DAY_S,
        urgency: 'normal',
        // After hours off, a browser gets one message per conversation, which the service must not know.
        topic: hash('sha256', `${subscription.keys.auth} ${payload.tag}`, 'base64url').slice(0, TOPIC_LENGTH),
        timeout: timeoutMs,
      } as const
      const sending = webPush.sendNotification(subscription, JSON.stringify(payload), options)
      await withTimeout(timeoutMs, sending).catch((error: unknown) => {
        throw pushTrouble(error)
      })
    },
    close: () => agent.destroy(),
  }
}

/** A push service's reply: 404 and 410 mean unsubscribed; 429 and 5xx are temporary. */
function pushTrouble(error: unknown): NotDelivered {
  if (error instanceof Undeliverable) return error
  const { statusCode: status, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown }
  if (typeof status !== 'number') {
    const why = typeof code === 'string' ? code : 'no answer'
    return new NotDelivered(`The push service was not reached: ${why}.`, { cause: error })
  }
  const sentence = `The push service refused it: ${status}.`
  if (status === 404 || status === 410) return new Undeliverable(sentence, { isGone: true })
  const mayPass = status === 429 || status === 408 || status >= 500
  return mayPass ? new NotDelivered(sentence) : new Undeliverable(sentence)
}

/** Rejects if `work` takes longer than this. The work itself is not cancelled. */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1_000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
