import { applyEvent, type UserEvent } from 'contracts'

/** Far more events than arrive during one request. */
const MAX_EVENTS = 1_000

interface Numbered {
  readonly id: number
  readonly event: UserEvent
}

/** The events since the page follows the stream. They bring responses under way up to date. */
export class EventLog {
  /** The last event received. */
  position: number
  /** The log is complete after this position. */
  private begin: number
  private events: readonly Numbered[] = []

  constructor(position: number) {
    this.position = position
    this.begin = position
  }

  add(id: number, event: UserEvent) {
    const events = [...this.events, { id, event }]
    this.events = events.slice(-MAX_EVENTS)
    if (events.length > MAX_EVENTS) this.begin = events[0]?.id ?? this.begin
    this.position = id
  }

  /** Starts over at this position, after a gap. */
  reset(position: number) {
    this.events = []
    this.position = position
    this.begin = position
  }

  /** Whether the log holds every event after this position. */
  knowsSince(position: number): boolean {
    return position >= this.begin
  }

  revise(path: string, answer: unknown, position: number): unknown {
    return this.events.reduce(
      (revised, { id, event }) => (id > position ? applyEvent(path, revised, event) : revised),
      answer,
    )
  }
}
