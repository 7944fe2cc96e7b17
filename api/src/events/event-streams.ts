import { setInterval } from 'node:timers'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import type { Session } from '../http/access/session.ts'
import { describeError } from '../http/server/log.ts'
import type { Bus } from './bus.ts'
import { findEvents, PAGE, type StoredEvent } from './find-events.ts'
import { Heartbeats } from './heartbeats.ts'
import { Stream } from './stream.ts'
import type { Beginning } from './where-to-begin.ts'

/** Milliseconds; upper bound on latency when a wake-up is lost. */
const POLL = 2_000
const HEARTBEAT_SECONDS = 25
/** Per member. A browser opens one stream for all its tabs. */
const MOST_STREAMS = 20

interface EventStreamsOptions {
  readonly database: Pick<Database, 'db'>
  readonly bus: Bus
  /** Finds which of these sessions are still valid. */
  readonly findLiving: (sessionIds: string[]) => Promise<ReadonlySet<string>>
  readonly log: Log
  readonly times?: StreamTimes
}

/** Milliseconds; tests shorten them. */
export interface StreamTimes {
  readonly poll?: number
  readonly second?: number
}

/** The event streams that are open on this node. One query fetches the new events of all members that were woken. */
export class EventStreams {
  private readonly parts: EventStreamsOptions
  private readonly ofMember = new Map<string, Stream[]>()
  private readonly heartbeats: Heartbeats
  private readonly ends: (() => void)[]
  private wanted = new Set<string>()
  private isLooking = false

  constructor(parts: EventStreamsOptions) {
    this.parts = parts
    const { poll: ms = POLL, second } = parts.times ?? {}
    this.heartbeats = new Heartbeats(HEARTBEAT_SECONDS, second)
    const poll = setInterval(() => void this.lookAfterAll(), ms).unref()
    const unsubscribe = parts.bus.subscribe((memberIds) => this.wake(memberIds))
    this.ends = [() => clearInterval(poll), unsubscribe, () => this.heartbeats.stop()]
  }

  /** Takes over the response for as long as the page listens. */
  open(reply: FastifyReply, session: Session, { position, tells }: Beginning) {
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
    raw.write(tells ? `event: ${tells}\nid: ${position}\ndata: null\n\n` : ':\n\n')
    const stream = new Stream(raw, session, position)
    const { memberId } = session
    const streams = this.ofMember.get(memberId) ?? []
    this.ofMember.set(memberId, [...streams, stream])
    if (streams.length >= MOST_STREAMS) streams[0]?.end()
    this.heartbeats.add(stream)
    raw.once('close', () => this.forget(stream))
    reply.server.draining.add(reply)
    this.wake([memberId])
  }

  close() {
    for (const end of this.ends) end()
  }

  private forget(stream: Stream) {
    const others = this.ofMember.get(stream.memberId)?.filter((other) => other !== stream) ?? []
    if (others.length > 0) this.ofMember.set(stream.memberId, others)
    else this.ofMember.delete(stream.memberId)
    this.heartbeats.delete(stream)
  }

  private wake(memberIds: Iterable<string>) {
    for (const id of memberIds) if (this.ofMember.has(id)) this.wanted.add(id)
    void this.look()
  }

  /** Runs one query at a time; wake-ups that arrive meanwhile share the next one. */
  private async look() {
    if (this.isLooking) return
    this.isLooking = true
    while (this.wanted.size > 0) {
      const wanted = this.wanted
      this.wanted = new Set()
      await this.tell(wanted).catch((error: unknown) => this.warn('Events were not looked for', error))
    }
    this.isLooking = false
  }

  private async tell(memberIds: Iterable<string>) {
    const after = new Map<string, number>()
    for (const id of memberIds) {
      const reading = (this.ofMember.get(id) ?? []).filter(({ isReading }) => isReading)
      if (reading.length > 0) after.set(id, Math.min(...reading.map(({ position }) => position)))
    }
    if (after.size === 0) return
    const events = await findEvents(this.parts.database.db, after)
    for (const [id, news] of Map.groupBy(events, ({ memberId }) => memberId)) {
      this.tellMember(id, after.get(id) ?? 0, news)
    }
  }

  private tellMember(id: string, after: number, news: readonly StoredEvent[]) {
    const again = () => this.wake([id])
    for (const stream of this.ofMember.get(id) ?? []) {
      // A stream that was opened during the query may be further behind; opening it woke the member again.
      if (stream.position >= after && stream.isReading) stream.tell(news, again)
    }
    if (news.length === PAGE) this.wanted.add(id)
  }

  /** Catches up on lost wake-ups, and ends the streams of sessions that are over. */
  private async lookAfterAll() {
    if (this.ofMember.size === 0) return
    this.wake(this.ofMember.keys())
    const streams = [...this.ofMember.values()].flat()
    try {
      const ids = new Set(streams.map(({ sessionId }) => sessionId))
      const living = await this.parts.findLiving([...ids])
      for (const stream of streams) if (!living.has(stream.sessionId)) stream.end()
    } catch (error) {
      this.warn('Sessions were not looked at', error)
    }
  }

  /** Logs only the cleaned message: the database's own one may name members. */
  private warn(what: string, error: unknown) {
    this.parts.log.warn(`${what}: ${describeError(error).message}`)
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly eventStreams: EventStreams
  }
}
