interface HeartbeatTarget {
  beat(): void
}

/** Calls each target's `beat` once per period. One timer serves all, spread over the period. */
export class Heartbeats {
  readonly #slots: Set<HeartbeatTarget>[]
  readonly #timer: NodeJS.Timeout
  #now = 0
  #next = 0

  constructor(seconds: number, second = 1_000) {
    this.#slots = Array.from({ length: seconds }, () => new Set())
    this.#timer = setInterval(() => this.#tick(), second).unref()
  }

  add(target: HeartbeatTarget) {
    this.#next = (this.#next + 1) % this.#slots.length
    this.#slots[this.#next]?.add(target)
  }

  delete(target: HeartbeatTarget) {
    for (const slot of this.#slots) slot.delete(target)
  }

  stop() {
    clearInterval(this.#timer)
  }

  #tick() {
    this.#now = (this.#now + 1) % this.#slots.length
    for (const one of this.#slots[this.#now] ?? []) one.beat()
  }
}
