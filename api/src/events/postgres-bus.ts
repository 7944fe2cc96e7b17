import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../db/log.ts'
import { type Bus, localBus } from './bus.ts'
import { notifyPayloads } from './notify-payloads.ts'

const CHANNEL = 'member_events'
/** Milliseconds in which wake-ups are batched: PostgreSQL serializes the commits of transactions that notify. */
const BATCH_MS = 10
const LONGEST_PAUSE_MS = 5_000

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
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'amberly bus',
      keepAlive: true,
      keepAliveInitialDelayMillis: LONGEST_PAUSE_MS,
      connectionTimeoutMillis: LONGEST_PAUSE_MS,
      query_timeout: LONGEST_PAUSE_MS,
    })
    const lost = new Promise<void>((resolve) => connection.once('end', resolve))
    const disconnect = () => void connection.end()
    // Without an error listener a lost connection would crash the process. `end` follows and triggers the reconnect.
    connection.on('error', ({ message }) =>
      log.warn(`The connection that wakes other nodes was lost: ${message}`),
    )
    connection.on('notification', ({ processId, payload }) => {
      // PostgreSQL sends this node's own notifications back to it.
      if (processId !== processIdOf(connection)) here.wake(new Set(payload?.split(',')))
    })
    try {
      await connection.connect()
      await connection.query(`listen ${CHANNEL}`)
      over.signal.addEventListener('abort', disconnect, { once: true })
      if (over.signal.aborted) disconnect()
      client = connection
      await lost
    } finally {
      client = undefined
      over.signal.removeEventListener('abort', disconnect)
      await connection.end()
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
      const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures)
      await sleep(pause, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  async function send() {
    if (isSending) return
    isSending = true
    while (waiting.size > 0) {
      await sleep(BATCH_MS)
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
