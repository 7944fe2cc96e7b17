import { setInterval } from 'node:timers'
import type { TransientEvent } from 'contracts'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import type { Session } from '../http/caller/session.ts'
import { describeError } from '../http/server/log.ts'
import type { Bus } from './bus/bus.ts'
import { findEvents, PAGE, type StoredEvent } from './find-events.ts'
import { Heartbeats } from './heartbeats.ts'
import { memberOfSession } from './publish-events.ts'
import { Stream } from './stream.ts'
import type { StreamStart } from './stream-start.ts'

/** Milliseconds between two looks at a part of the members. */
const POLL_MS = 2_000
/** Each member is looked at once a minute, in case the node that should have woken them has died. */
const PARTS = 30
const HEARTBEAT_SECONDS = 25
/** Per member. A browser opens one stream for all its tabs. */
const MOST_STREAMS = 20

interface EventStreamsOptions {
  readonly database: Pick<Database, 'db'>
  readonly bus: Bus
  /** Finds which of these sessions are still valid. */
  readonly findLiving: (sessionIds: string[]) => Promise<ReadonlySet<string>>
  readonly log: Log
  /** Called with the seconds from each event to its writing. */
  readonly onDelivered?: (seconds: number) => void
  readonly times?: StreamTimes
}

/** Milliseconds; tests shorten them. */
export interface StreamTimes {
  readonly poll?: number
  readonly second?: number
}

/** The event streams open on this node. One query fetches new events for all members that were woken. */
export class EventStreams {
  readonly #options: EventStreamsOptions
  readonly #byMember = new Map<string, Stream[]>()
  readonly #heartbeats: Heartbeats
  readonly #cleanUps: (() => void)[]
  #woken = new Set<string>()
  /** The members who are still to be looked at in this minute. */
  #unseen: string[] = []
  #isSending = false

  constructor(options: EventStreamsOptions) {
    this.#options = options
    const { poll: ms = POLL_MS, second } = options.times ?? {}
    this.#heartbeats = new Heartbeats(HEARTBEAT_SECONDS, second)
    const poll = setInterval(() => void this.#poll(), ms).unref()
    const unsubscribe = options.bus.subscribe({
      wake: (memberIds) => this.#wake(memberIds),
      relay: (memberId, event) => this.#relay(memberId, event),
      gap: () => this.#wake(this.#byMember.keys()),
    })
    this.#cleanUps = [() => clearInterval(poll), unsubscribe, () => this.#heartbeats.stop()]
  }

  get count(): number {
    let count = 0
    for (const streams of this.#byMember.values()) count += streams.length
    return count
  }

  /** Takes over the response for as long as the page listens. */
  open(reply: FastifyReply, session: Session, { position, announcement }: StreamStart) {
    reply.hijack()
    const { raw } = reply
    // The page disconnected while its position was being looked up.
    if (raw.destroyed) return
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      // Otherwise a proxy may buffer events.
      'x-accel-buffering': 'no',
    })
    raw.write(announcement ? `event: ${announcement}\nid: ${position}\ndata: null\n\n` : ':\n\n')
    const stream = new Stream(raw, session, position)
    const { memberId } = session
    const streams = this.#byMember.get(memberId) ?? []
    this.#byMember.set(memberId, [...streams, stream])
    if (streams.length >= MOST_STREAMS) streams[0]?.end()
    // The database has what was sent before the bus carried the member's messages.
    if (streams.length === 0) void this.#options.bus.hold(memberId)?.then(() => this.#wake([memberId]))
    this.#heartbeats.add(stream)
    // A page that can't keep up gets the rest once it has read what was sent.
    raw.on('drain', () => this.#wake([memberId]))
    raw.once('close', () => this.#remove(stream))
    reply.server.draining.add(reply)
    this.#wake([memberId])
  }

  /** Sends news that is stored nowhere to all open pages of a member, on every node. */
  sendTransient(memberId: string, event: TransientEvent) {
    this.#options.bus.relay(memberId, event)
  }

  close() {
    for (const cleanUp of this.#cleanUps) cleanUp()
  }

  #remove(stream: Stream) {
    const others = this.#byMember.get(stream.memberId)?.filter((other) => other !== stream) ?? []
    if (others.length > 0) this.#byMember.set(stream.memberId, others)
    else if (this.#byMember.delete(stream.memberId)) this.#options.bus.letGo(stream.memberId)
    this.#heartbeats.delete(stream)
  }

  #relay(memberId: string, event: TransientEvent) {
    for (const stream of this.#byMember.get(memberId) ?? []) stream.sendTransient(event)
  }

  #wake(names: Iterable<string>) {
    const ended: string[] = []
    for (const name of names) {
      const id = memberOfSession(name)
      if (id !== undefined) ended.push(id)
      else if (this.#byMember.has(name)) this.#woken.add(name)
    }
    void this.#sendAll()
    void this.#endSessions(ended)
  }

  /** Runs one query at a time; wake-ups that arrive meanwhile share the next one. */
  async #sendAll() {
    if (this.#isSending) return
    this.#isSending = true
    while (this.#woken.size > 0) {
      const woken = this.#woken
      this.#woken = new Set()
      try {
        await this.#send(woken)
      } catch (error) {
        this.#warn('Events could not be read', error)
        // The next look at a part of the members tries again.
        this.#woken = woken.union(this.#woken)
        break
      }
    }
    this.#isSending = false
  }

  async #send(memberIds: Iterable<string>) {
    const after = new Map<string, number>()
    for (const id of memberIds) {
      const reading = (this.#byMember.get(id) ?? []).filter(({ isReading }) => isReading)
      if (reading.length > 0) after.set(id, Math.min(...reading.map(({ position }) => position)))
    }
    if (after.size === 0) return
    const events = await findEvents(this.#options.database.db, after)
    for (const [id, ofMember] of Map.groupBy(events, ({ memberId }) => memberId)) {
      this.#sendToMember(id, after.get(id) ?? 0, ofMember)
    }
  }

  #sendToMember(id: string, after: number, events: readonly StoredEvent[]) {
    for (const stream of this.#byMember.get(id) ?? []) {
      // A stream that was opened during the query may be further behind; opening it woke the member again.
      if (stream.position < after || !stream.isReading) continue
      for (const age of stream.send(events)) this.#options.onDelivered?.(age)
    }
    if (events.length === PAGE) this.#woken.add(id)
  }

  /** Catches up on lost wake-ups of a part of the members, and on sessions that have expired. */
  async #poll() {
    if (this.#unseen.length === 0) this.#unseen = [...this.#byMember.keys()]
    const part = this.#unseen.splice(-Math.ceil(this.#byMember.size / PARTS))
    this.#wake(part)
    await this.#endSessions(part)
  }

  /** Ends the streams of these members' sessions that are over. */
  async #endSessions(memberIds: readonly string[]) {
    const streams = memberIds.flatMap((id) => this.#byMember.get(id) ?? [])
    if (streams.length === 0) return
    try {
      const living = await this.#options.findLiving([...new Set(streams.map(({ sessionId }) => sessionId))])
      for (const stream of streams) if (!living.has(stream.sessionId)) stream.end()
    } catch (error) {
      this.#warn('Sessions could not be checked', error)
    }
  }

  /** Logs only the cleaned message: the database's own one may name members. */
  #warn(problem: string, error: unknown) {
    this.#options.log.warn(`${problem}: ${describeError(error).message}`)
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly eventStreams: EventStreams
  }
}
