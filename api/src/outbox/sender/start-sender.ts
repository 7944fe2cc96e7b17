import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../db/log.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import { claim, type DeliveryResult } from './claim.ts'
import { type DeliverParts, deliver } from './deliver.ts'

/** Rows that a sender claims at once. It sends them concurrently, so that none waits for another within its lease. */
export const BATCH = 10

/** Milliseconds between polls; upper bound on the wait of a new message while the sender is idle. */
const POLL_MS = 1_000

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
  const working = work()

  async function work() {
    while (!stopping.signal.aborted) {
      const isMore = await round(parts)
      if (!isMore) await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
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

/** Sends one batch. Returns whether more rows may be due already. */
async function round({ log, ...parts }: DeliverParts & { readonly log: Log }): Promise<boolean> {
  try {
    const rows = await claim(parts.database.db, BATCH)
    await Promise.all(rows.map((row) => deliverOne(parts, log, row)))
    return rows.length === BATCH
  } catch (error) {
    log.warn(`The outbox was not reached: ${codeOf(error)}.`)
    return false
  }
}

async function deliverOne(parts: DeliverParts, log: Log, row: OutboxRow) {
  try {
    logDead(log, row, await deliver(parts, row))
  } catch (error) {
    // The database went away meanwhile: the row is retried when its lease ends.
    log.warn(`The result of ${row.channel} ${row.id} was not recorded: ${codeOf(error)}.`)
  }
}

/** The error code only: the messages of the database and of the query builder, which wraps it, may hold personal data. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? 'unknown' : codeOf(cause)
}

/** Reports a message that failed for good to the operator. */
function logDead(log: Log, { id, channel, kind }: OutboxRow, result: DeliveryResult) {
  if (result.status === 'dead') log.error(`${channel} ${kind} ${id} is dead: ${result.reason}`)
}
