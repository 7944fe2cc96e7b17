interface Beating {
  beat(): void
}

/** Calls each member's `beat` once per period. One timer serves all, and spreads them over the seconds of the period. */
export class Heartbeats {
  private readonly slots: Set<Beating>[]
  private readonly timer: NodeJS.Timeout
  private now = 0
  private next = 0

  constructor(seconds: number, second = 1_000) {
    this.slots = Array.from({ length: seconds }, () => new Set())
    this.timer = setInterval(() => this.tick(), second).unref()
  }

  add(one: Beating) {
    this.next = (this.next + 1) % this.slots.length
    this.slots[this.next]?.add(one)
  }

  delete(one: Beating) {
    for (const slot of this.slots) slot.delete(one)
  }

  stop() {
    clearInterval(this.timer)
  }

  private tick() {
    this.now = (this.now + 1) % this.slots.length
    for (const one of this.slots[this.now] ?? []) one.beat()
  }
}
