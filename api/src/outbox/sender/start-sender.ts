import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../db/log.ts'
import { type OutageLog, outageLog } from '../../db/outage-log.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import { inTrace } from '../../tracing/spans.ts'
import { type Channel, claim, type DeliveryResult } from './claim.ts'
import { type DeliverParts, deliver } from './deliver.ts'

/** Messages of a channel that a sender has in hand, so that a dead push service delays no mail. */
export const IN_HAND = { mail: 10, sms: 5, push: 20 } as const satisfies Record<Channel, number>

/** Milliseconds between polls, so that an idle sender delivers a push message within a second. */
const POLL_MS = 500

interface SenderOptions extends DeliverParts {
  readonly log: Log
  readonly pollMs?: number
}

export interface RunningSender {
  /** Finishes the claimed rows, then stops. */
  stop(): Promise<void>
}

/** Sends due messages until it is stopped. Any number of senders can share the work. */
export function startSender({ pollMs = POLL_MS, ...parts }: SenderOptions): RunningSender {
  const stopping = new AbortController()
  const channels = ['mail', 'sms', 'push'] as const
  const outage = outageLog(parts.log, 'The outbox is reached again.')
  const working = Promise.all(channels.map((channel) => work(channel)))

  /** Claims rows whenever there is room, so that no row waits for a slower one that was claimed with it. */
  async function work(channel: Channel) {
    const inHand = new Set<Promise<void>>()
    while (!stopping.signal.aborted) {
      const room = IN_HAND[channel] - inHand.size
      const rows = await claimOrWarn({ ...parts, outage }, channel, room)
      for (const row of rows) {
        const delivery = deliverOne(parts, row).finally(() => inHand.delete(delivery))
        inHand.add(delivery)
      }
      // With room left, no more rows are due.
      if (rows.length === room) await Promise.race(inHand)
      else await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await Promise.all(inHand)
  }

  return {
    async stop() {
      stopping.abort()
      await working
      const { mail, sms, push } = parts.transports
      for (const transport of [mail, sms, push]) transport.close()
    },
  }
}

type Parts = DeliverParts & { readonly log: Log }

async function claimOrWarn(
  { outage, database }: Parts & { readonly outage: OutageLog },
  channel: Channel,
  most: number,
): Promise<OutboxRow[]> {
  try {
    const rows = await claim(database.db, channel, most)
    outage.back()
    return rows
  } catch (error) {
    outage.away(`The outbox was not reached: ${codeOf(error)}.`)
    return []
  }
}

async function deliverOne({ log, ...parts }: Parts, row: OutboxRow) {
  const { channel, kind, attempts, traceParent } = row
  const span = { name: `deliver ${channel}`, attributes: { 'outbox.kind': kind, 'outbox.attempt': attempts } }
  try {
    logDead(log, row, await inTrace(traceParent, span, () => deliver(parts, row)))
  } catch (error) {
    // The database went away meanwhile: the row is retried when its lease ends.
    log.warn(`The result of ${row.channel} ${row.id} was not recorded: ${codeOf(error)}.`)
  }
}

/** The error code only: messages of the database and its wrapper may hold personal data. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? 'unknown' : codeOf(cause)
}

/** Reports a message that failed for good to the operator. */
function logDead(log: Log, { id, channel, kind }: OutboxRow, result: DeliveryResult) {
  if (result.status === 'dead') log.error(`${channel} ${kind} ${id} is dead: ${result.reason}`)
}
