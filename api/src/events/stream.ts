import type { ServerResponse } from 'node:http'
import type { TransientEvent } from 'contracts'
import type { Session } from '../http/caller/session.ts'
import type { StoredEvent } from './find-events.ts'

/** One listening page, and the position up to which events were written to it. */
export class Stream {
  readonly sessionId: string
  readonly memberId: string
  position: number
  readonly #openedAt = performance.now()
  readonly #raw: ServerResponse
  #wasStuck = false

  constructor(raw: ServerResponse, { id, memberId }: Session, position: number) {
    this.#raw = raw
    this.sessionId = id
    this.memberId = memberId
    this.position = position
  }

  /** Whether the page keeps up. Events that it cannot take yet stay in the database. */
  get isReading(): boolean {
    const { writableNeedDrain, writableEnded, destroyed } = this.#raw
    return !writableNeedDrain && !writableEnded && !destroyed
  }

  /** Writes events that the page lacks, and returns the ages of those that happened while it was listening. */
  send(events: readonly StoredEvent[]): number[] {
    const lacking = events.filter(({ sequence }) => sequence > this.position)
    const text = lacking.map(({ sequence, event }) => `id: ${sequence}\ndata: ${event}\n\n`).join('')
    if (text === '') return []
    this.position = events.at(-1)?.sequence ?? this.position
    this.#raw.write(text)
    const open = (performance.now() - this.#openedAt) / 1_000
    return lacking.map(({ age }) => age).filter((age) => age < open)
  }

  /** An event without a number, which a page that cannot keep up misses. */
  sendTransient(event: TransientEvent) {
    if (this.isReading) this.#raw.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  /** Keeps proxies from closing an idle connection; cuts off a page that read nothing since the last beat. */
  beat() {
    if (this.isReading) this.#raw.write(':\n\n')
    else if (this.#wasStuck) this.#raw.destroy()
    this.#wasStuck = !this.isReading
  }

  end() {
    this.#raw.end()
  }
}
