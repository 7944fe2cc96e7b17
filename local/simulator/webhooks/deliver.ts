import { randomBytes } from 'node:crypto'
import { SIGNATURE_HEADER, signWebhook } from '../../../api/src/payments/hyperswitch/webhook-signature.ts'
import type { Delivery, EventRecord, TaskRecord } from '../records.ts'
import { after, type World } from '../world.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before each retry: the schedule of the real switch, which gives up after a day. */
export const RETRIES: readonly number[] = [
  1 * MINUTE,
  5 * MINUTE,
  5 * MINUTE,
  ...Array.from({ length: 5 }, () => 10 * MINUTE),
  ...Array.from({ length: 5 }, () => HOUR),
  ...Array.from({ length: 3 }, () => 6 * HOUR),
]

const TIMEOUT = 10_000

export interface DeliveryOptions {
  /** The site's address for webhooks; undefined while the site does not listen yet. */
  readonly webhookUrl: () => string | undefined
  readonly retries?: readonly number[]
}

/** Delivers an event once, and plans the retry if the site did not take it. */
export async function deliver(
  world: World,
  task: TaskRecord,
  work: Delivery,
  { webhookUrl, retries = RETRIES }: DeliveryOptions,
) {
  const { events, tasks } = world.store
  const { body } = events.get(work.eventId) ?? {}
  const url = webhookUrl()
  if (!body) return tasks.delete(task.id)
  if (!url) return void tasks.put({ ...task, due: after(world, 1) })
  const key = work.isForged ? randomBytes(32).toString('hex') : world.keys.webhookKey
  const isTaken = await send(url, body, key)
  // A forgery is sent once: nobody who forges has the patience of the switch.
  const delay = isTaken || work.isForged ? undefined : retries[work.attempt]
  if (delay === undefined) tasks.delete(task.id)
  else tasks.put({ ...task, due: after(world, delay), work: { ...work, attempt: work.attempt + 1 } })
  // Read again: another copy of the event may have arrived meanwhile.
  const event = events.get(work.eventId)
  if (event) events.put({ ...event, attempts: event.attempts + 1, state: stateOf(event, isTaken, delay) })
}

function stateOf({ state }: EventRecord, isTaken: boolean, delay: number | undefined): EventRecord['state'] {
  if (isTaken) return 'delivered'
  return state === 'waiting' && delay === undefined ? 'given up' : state
}

async function send(url: string, body: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(body, key) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
