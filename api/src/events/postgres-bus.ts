import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../db/log.ts'
import { type Bus, localBus } from './bus.ts'
import { notifyPayloads } from './notify-payloads.ts'

const CHANNEL = 'member_events'
/** Milliseconds in which wake-ups are batched: PostgreSQL serializes the commits of transactions that notify. */
const BATCH = 10
const LONGEST_PAUSE = 5_000

interface PostgresBusOptions {
  readonly url: string
  readonly log: Log
}

export interface PostgresBus extends Bus {
  stop(): Promise<void>
}

/** Wakes this node at once and the others by NOTIFY. One connection both notifies and listens, and reconnects by itself. */
export function postgresBus({ url, log }: PostgresBusOptions): PostgresBus {
  const here = localBus()
  const over = new AbortController()
  let waiting = new Set<string>()
  let isSending = false
  let client: pg.Client | undefined

  /** Resolves when the connection is lost. */
  async function listen() {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'amberly bus',
      keepAlive: true,
      keepAliveInitialDelayMillis: LONGEST_PAUSE,
      connectionTimeoutMillis: LONGEST_PAUSE,
      query_timeout: LONGEST_PAUSE,
    })
    const lost = new Promise<void>((resolve) => mine.once('end', resolve))
    const giveUp = () => void mine.end()
    // Without an error listener a lost connection would crash the process. `end` follows and triggers the reconnect.
    mine.on('error', ({ message }) => log.warn(`The connection that wakes other nodes was lost: ${message}`))
    mine.on('notification', ({ processId, payload }) => {
      // PostgreSQL sends this node's own notifications back to it.
      if (processId !== processIdOf(mine)) here.wake(new Set(payload?.split(',')))
    })
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      over.signal.addEventListener('abort', giveUp, { once: true })
      if (over.signal.aborted) giveUp()
      client = mine
      await lost
    } finally {
      client = undefined
      over.signal.removeEventListener('abort', giveUp)
      await mine.end()
    }
  }

  async function run() {
    for (let failures = 0; !over.signal.aborted; ) {
      try {
        await listen()
        failures = 0
      } catch (error) {
        failures += 1
        log.warn(`Other nodes cannot be woken: ${error instanceof Error ? error.message : 'unknown'}`)
      }
      const pause = Math.random() * Math.min(LONGEST_PAUSE, 100 * 2 ** failures)
      await sleep(pause, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  async function send() {
    if (isSending) return
    isSending = true
    while (waiting.size > 0) {
      await sleep(BATCH)
      const payloads = notifyPayloads(waiting)
      waiting = new Set()
      // A node that misses this polls the database within two seconds.
      const sending = client?.query(
        `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
        [payloads],
      )
      await sending?.catch(({ message }: Error) => log.warn(`Other nodes were not woken: ${message}`))
    }
    isSending = false
  }

  const running = run()
  return {
    wake(memberIds) {
      here.wake(memberIds)
      for (const id of memberIds) waiting.add(id)
      void send()
    },
    subscribe: (listener) => here.subscribe(listener),
    async stop() {
      over.abort()
      await running
    },
  }
}

/** The driver has it, but its types don't. */
function processIdOf(client: pg.Client): number | undefined {
  return (client as { readonly processID?: number }).processID
}
