import { applyEvent, type UserEvent } from 'contracts'

/** More than ever happens while an answer is on its way. */
const LONGEST = 1_000

interface Numbered {
  readonly id: number
  readonly event: UserEvent
}

/** What happened since the page follows, for answers that were had before it and arrive after. */
export class EventLog {
  /** The last event that is known of. */
  position: number
  /** Whatever came after this is here. */
  private begin: number
  private events: readonly Numbered[] = []

  constructor(position: number) {
    this.position = position
    this.begin = position
  }

  hear(id: number, event: UserEvent) {
    const events = [...this.events, { id, event }]
    this.events = events.slice(-LONGEST)
    if (events.length > LONGEST) this.begin = events[0]?.id ?? this.begin
    this.position = id
  }

  /** Goes on from here; what came before is not known. */
  reset(position: number) {
    this.events = []
    this.position = position
    this.begin = position
  }

  /** Whether everything that came after this position is known. */
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
