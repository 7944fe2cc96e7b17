import { setTimeout as sleep } from 'node:timers/promises'
import type { TransientEvent } from 'contracts'
import pg from 'pg'
import type { Log } from '../db/log.ts'
import { type Bus, localBus } from './bus.ts'
import { notifyPayloads } from './notify-payloads.ts'

const CHANNEL = 'member_events'
const TRANSIENT_CHANNEL = 'member_transient_events'
/** Milliseconds in which wake-ups are batched: PostgreSQL serializes the commits that notify. */
const BATCH_MS = 10
const LONGEST_PAUSE_MS = 5_000

const NOTIFY = `
  select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload
  union all
  select pg_notify('${TRANSIENT_CHANNEL}', payload) from unnest($2::text[]) payload`

/** A transient event and the member to whom it goes. */
type Transient = [memberId: string, event: TransientEvent]

interface PostgresBusOptions {
  readonly url: string
  readonly log: Log
}

export interface PostgresBus extends Bus {
  stop(): Promise<void>
}

/** Wakes this node at once and the others by NOTIFY, over one connection that reconnects by itself. */
export function postgresBus({ url, log }: PostgresBusOptions): PostgresBus {
  const here = localBus()
  const over = new AbortController()
  let waiting = new Set<string>()
  let transient: Transient[] = []
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
    // Without a listener a lost connection would crash the process. `end` triggers the reconnect.
    connection.on('error', ({ message }) =>
      log.warn(`The connection that wakes other nodes was lost: ${message}`),
    )
    connection.on('notification', ({ processId, channel, payload = '' }) => {
      // PostgreSQL sends this node's own notifications back to it.
      if (processId === processIdOf(connection)) return
      if (channel === CHANNEL) here.wake(new Set(payload.split(',')))
      else here.relay(...(JSON.parse(payload) as Transient))
    })
    try {
      await connection.connect()
      await connection.query(`listen ${CHANNEL}; listen ${TRANSIENT_CHANNEL}`)
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
    while (waiting.size + transient.length > 0) {
      await sleep(BATCH_MS)
      const wakeUps = notifyPayloads(waiting)
      const events = transient.map((one) => JSON.stringify(one))
      waiting = new Set()
      transient = []
      // A node that misses a wake-up polls the database within two seconds.
      const sending = client?.query(NOTIFY, [wakeUps, events])
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
    relay(memberId, event) {
      here.relay(memberId, event)
      transient.push([memberId, event])
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
