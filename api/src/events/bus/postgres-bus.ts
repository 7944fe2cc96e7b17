import { setTimeout as sleep } from 'node:timers/promises'
import type { TransientEvent } from 'contracts'
import pg from 'pg'
import type { Log } from '../../db/log.ts'
import { outageLog } from '../../db/outage-log.ts'
import { type Bus, localBus } from './bus.ts'
import { notifyPayloads } from './notify-payloads.ts'

const CHANNEL = 'member_events'
const TRANSIENT_CHANNEL = 'member_transient_events'
/** On which triggers of the database notify. */
const CHANGE_CHANNEL = 'picture_change'
/** Milliseconds in which wake-ups are batched: PostgreSQL serializes the commits that notify. */
const BATCH_MS = 10
const LONGEST_PAUSE_MS = 5_000
/** Milliseconds between two checks of a connection that may have died without a word. */
const CHECK_MS = 400
/** Milliseconds since the last check with an answer, after which what the database says may not be heard. */
const LEASE_MS = 1_000
const RETRY_MS = 2_000

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
  /** Reaches the other nodes alone. */
  readonly others: Pick<Bus, 'wake' | 'relay'>
  stop(): Promise<void>
}

/** Wakes this node at once and the others by NOTIFY, over one connection that reconnects by itself. */
export function postgresBus({ url, log }: PostgresBusOptions): PostgresBus {
  const here = localBus()
  const over = new AbortController()
  const outage = outageLog(log, 'Other nodes are woken again.')
  let waiting = new Set<string>()
  let transient: Transient[] = []
  let isSending = false
  let client: pg.Client | undefined
  /** When the last check began that was answered. */
  let heardAt = Number.NEGATIVE_INFINITY

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
    let check: NodeJS.Timeout | undefined
    let own: number | undefined
    // Without a listener a lost connection would crash the process. `end` triggers the reconnect.
    connection.on('error', ({ message }) =>
      outage.away(`The connection that wakes other nodes was lost: ${message}`),
    )
    connection.on('notification', ({ processId, channel, payload = '' }) => {
      if (channel === CHANGE_CHANNEL) return here.change(payload)
      // PostgreSQL sends this node's own notifications back to it.
      if (processId === own) return
      if (channel === CHANNEL) here.wake(new Set(payload.split(',')))
      else here.relay(...(JSON.parse(payload) as Transient))
    })
    try {
      await connection.connect()
      // The driver's number is a pooler's own, if there is one.
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid')
      own = rows[0]?.pid
      await connection.query(`listen ${CHANNEL}; listen ${TRANSIENT_CHANNEL}; listen ${CHANGE_CHANNEL}`)
      over.signal.addEventListener('abort', disconnect, { once: true })
      if (over.signal.aborted) disconnect()
      client = connection
      const isAlive = async () => {
        const began = performance.now()
        await connection.query('select 1')
        // A pooler in between may not pass on what the server says.
        if (own === processIdOf(connection)) heardAt = began
      }
      await isAlive()
      check = setInterval(() => isAlive().catch(disconnect), CHECK_MS)
      outage.back()
      here.gap()
      void send()
      await lost
    } finally {
      clearInterval(check)
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
        outage.away(`Other nodes cannot be woken: ${error instanceof Error ? error.message : 'unknown'}`)
      }
      const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures)
      await sleep(pause, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  async function send() {
    if (isSending) return
    isSending = true
    // Without a connection, wake-ups wait for the next one; transient events are out of date by then.
    const canSend = () => client !== undefined && waiting.size + transient.length > 0
    while (canSend()) {
      await sleep(BATCH_MS)
      const members = waiting
      const events = transient.map((one) => JSON.stringify(one))
      waiting = new Set()
      transient = []
      try {
        await client?.query(NOTIFY, [notifyPayloads(members), events])
        outage.back()
      } catch (error) {
        outage.away(`Other nodes were not woken yet: ${error instanceof Error ? error.message : 'unknown'}`)
        waiting = members.union(waiting)
        await sleep(RETRY_MS)
      }
    }
    if (!client) transient = []
    isSending = false
  }

  const others: PostgresBus['others'] = {
    wake(memberIds) {
      for (const id of memberIds) waiting.add(id)
      void send()
    },
    relay(memberId, event) {
      transient.push([memberId, event])
      void send()
    },
  }
  const running = run()
  return {
    others,
    wake(memberIds) {
      here.wake(memberIds)
      others.wake(memberIds)
    },
    relay(memberId, event) {
      here.relay(memberId, event)
      others.relay(memberId, event)
    },
    subscribe: (listener) => here.subscribe(listener),
    hears: () => client !== undefined && performance.now() - heardAt < LEASE_MS,
    // Every node hears of all members.
    hold: here.hold,
    letGo: here.letGo,
    async stop() {
      over.abort()
      await running
    },
  }
}

/** The driver has it, but its types don't. Behind a pooler it is none of the server's. */
function processIdOf(client: pg.Client): number | undefined {
  return (client as { readonly processID?: number }).processID
}
