import type { Agent } from 'node:https'
import webPush from 'web-push'
import { isPublicPush } from '../../features/account/own/push-endpoint.ts'
import { DAY_S } from '../../time.ts'
import { LONGEST_SEND, type Push, type Transport } from '../transport.ts'
import { NotDelivered, Undeliverable } from '../undeliverable.ts'
import { within } from '../within.ts'
import { publicAgent } from './public-agent.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface WebPushOptions {
  readonly keys: VapidKeys
  /** Where connections come from; by default they reach the public internet alone. */
  readonly agent?: Agent
  readonly longest?: number
  /** Whether the outbox page shows what was sent. */
  readonly isKept?: boolean
}

/** Messages to browsers, encrypted for them alone, by the service that each has named. */
export function pushServices({
  keys,
  agent = publicAgent(),
  longest = LONGEST_SEND,
  isKept = false,
}: WebPushOptions): Transport<Push> {
  return {
    isKept,
    async send({ id, subscription, contact, payload }) {
      if (!isPublicPush(subscription.endpoint)) throw new Undeliverable('The push service is none.')
      const options = {
        vapidDetails: { ...keys, subject: contact },
        agent,
        // Of what is told a day late, the site itself tells.
        TTL: DAY_S,
        urgency: 'normal',
        // The second try of the same message takes the place of the first, as long as nobody has seen it.
        topic: id,
        timeout: longest,
      } as const
      const sending = webPush.sendNotification(subscription, JSON.stringify(payload), options)
      await within(longest, sending).catch((error: unknown) => {
        throw pushTrouble(error)
      })
    },
    close: () => agent.destroy(),
  }
}

/** What a push service's answer means: 404 and 410 that the browser has unsubscribed, 429 and 5xx to come back later. */
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
