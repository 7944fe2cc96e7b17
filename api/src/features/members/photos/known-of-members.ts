import { LRUCache } from 'lru-cache'
import type { Bus } from '../../../events/bus/bus.ts'
import { MINUTE_MS } from '../../../time.ts'

const TTL = 10 * MINUTE_MS
const MOST = 20_000

interface Known<Value> {
  /** When it began to be read. */
  readonly at: number
  readonly value: Value
}

interface Memory<Value> {
  /** Reads the value that this key leads to. */
  readonly read: (key: string) => Promise<Value | null>
  /** The member to whom a value belongs: once they change, it is read again. */
  readonly memberOf: (value: Value) => string
  /** Keys that lead to the same value have the same name, once it has been read. */
  readonly nameOf?: (key: string) => string
  /** Milliseconds for which it is known at most. */
  readonly ttl?: number
}

/**
 * Remembers what it has read about members, until the database says that it changed. While this process cannot hear
 * that, nothing is remembered.
 */
export class KnownOfMembers {
  private readonly bus: Bus
  /** Member → when something about them changed last. */
  private readonly changedAt = new LRUCache<string, number>({
    max: MOST,
    // The oldest change is pushed out, so what is older than that may have changed.
    dispose: (at, _member, reason) => {
      if (reason === 'evict') this.forgottenAt = Math.max(this.forgottenAt, at)
    },
  })
  private forgottenAt = Number.NEGATIVE_INFINITY
  private readonly unsubscribe: () => void

  constructor(bus: Bus) {
    this.bus = bus
    this.unsubscribe = bus.subscribe({
      wake: () => undefined,
      relay: () => undefined,
      gap: () => {
        this.forgottenAt = performance.now()
      },
      change: (memberId) => void this.changedAt.set(memberId, performance.now()),
    })
  }

  close() {
    this.unsubscribe()
  }

  remember<Value extends object>({
    read,
    memberOf,
    nameOf = (key) => key,
    ttl = TTL,
  }: Memory<Value>): (key: string) => Promise<Value | null> {
    const cache = new LRUCache<string, Known<Value>>({ max: MOST })
    const reading = new Map<string, Promise<Value | null>>()
    const readNow = async (key: string) => {
      const at = performance.now()
      const value = await read(key)
      if (value && this.bus.hears()) cache.set(nameOf(key), { at, value })
      return value
    }
    return async (key) => {
      if (!this.bus.hears()) return read(key)
      const known = cache.get(nameOf(key))
      if (known && performance.now() - known.at < ttl && this.isUpToDate(known.at, memberOf(known.value)))
        return known.value
      const found = reading.get(key) ?? readNow(key).finally(() => reading.delete(key))
      reading.set(key, found)
      return found
    }
  }

  private isUpToDate(at: number, memberId: string): boolean {
    // Being asked does not make a change younger.
    const changedAt = this.changedAt.peek(memberId) ?? Number.NEGATIVE_INFINITY
    return at > this.forgottenAt && at > changedAt
  }
}
