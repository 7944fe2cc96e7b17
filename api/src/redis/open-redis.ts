import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Log } from '../db/log.ts'
import { outageLog } from '../db/outage-log.ts'

/** Milliseconds between two checks of a connection that may have died without a word, and until an answer is late. */
const CHECK_MS = 1_000
const LATE_MS = 2_000
const LONGEST_PAUSE_MS = 2_000

export type RedisConnection = ReturnType<typeof connectionTo>

interface RedisListener {
  /** If it fails, the connection counts as lost. */
  connected(connection: RedisConnection): Promise<void>
  lost(): void
}

/** Redis or Valkey, which may be away at any time. */
export interface Redis {
  /** Throws while there is none. */
  connection(): RedisConnection
  isConnected(): boolean
  listen(listener: RedisListener): void
  stop(): Promise<void>
}

/** Fails at once where it cannot send, instead of keeping commands for later. */
function connectionTo(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    // A new connection is made instead: the client does not notice a server that is there and does not answer.
    socket: { reconnectStrategy: false, connectTimeout: LATE_MS },
  })
}

/** Keeps one connection, which is opened again when it is lost or does not answer. */
export function openRedis({ url, log }: { readonly url: string; readonly log: Log }): Redis {
  const over = new AbortController()
  const listeners: RedisListener[] = []
  const outage = outageLog(log, 'Redis is back.')
  let current: RedisConnection | undefined

  /** Resolves when the connection is lost. */
  async function connect() {
    const connection = connectionTo(url)
    const lost = new Promise<void>((resolve) => {
      connection.once('end', resolve)
      connection.on('error', () => resolve())
    })
    const disconnect = () => connection.destroy()
    let check: NodeJS.Timeout | undefined
    over.signal.addEventListener('abort', disconnect, { once: true })
    try {
      await connection.connect()
      check = setInterval(() => isAlive(connection).catch(disconnect), CHECK_MS)
      current = connection
      for (const listener of listeners) await listener.connected(connection)
      outage.back()
      await lost
      if (!over.signal.aborted) outage.away('The connection to Redis was lost.')
    } finally {
      clearInterval(check)
      over.signal.removeEventListener('abort', disconnect)
      disconnect()
      if (current) for (const listener of listeners) listener.lost()
      current = undefined
    }
  }

  async function run() {
    for (let failures = 0; !over.signal.aborted; ) {
      try {
        await connect()
        failures = 0
      } catch (error) {
        failures += 1
        outage.away(`Redis cannot be reached: ${describe(error)}`)
      }
      const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures)
      await sleep(pause, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    connection() {
      if (!current) throw new Error('Redis is away.')
      return current
    },
    isConnected: () => current !== undefined,
    listen(listener) {
      listeners.push(listener)
      if (current) listener.connected(current).catch(() => current?.destroy())
    },
    async stop() {
      over.abort()
      await running
    },
  }
}

async function isAlive(connection: RedisConnection) {
  const answered = new AbortController()
  const late = sleep(LATE_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error('Redis does not answer.')
  })
  try {
    await Promise.race([connection.ping(), late])
  } finally {
    answered.abort()
  }
}

function describe(error: unknown): string {
  // A name with several addresses fails with an error for each.
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error
  return first instanceof Error ? first.message : 'unknown'
}
