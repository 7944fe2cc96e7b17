/** What waits for its turn is too much. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

interface Bounds {
  readonly atOnce: number
  readonly waiting: number
}

/** Lets so many run at once and so many wait in a row; whoever comes then is told so at once. */
export class Turns {
  private readonly bounds: Bounds
  private readonly queue: (() => void)[] = []
  private running = 0

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }

  get isFull(): boolean {
    return this.running >= this.bounds.atOnce && this.queue.length >= this.bounds.waiting
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new TooManyWaiting('Too much waits for its turn already.')
    if (this.running < this.bounds.atOnce) this.running += 1
    // Whoever is done hands over the place, so that nobody slips in between.
    else await new Promise<void>((resolve) => this.queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.queue.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
