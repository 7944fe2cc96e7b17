/** Thrown when the queue has no room for more work. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Bounds {
  readonly concurrency: number
  readonly maxWaiting: number
}

/** Limits how much work runs at once and how much waits, in order. Refuses further work at once. */
export class BoundedQueue {
  private readonly bounds: Bounds
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }

  get isFull(): boolean {
    return this.running >= this.bounds.concurrency && this.waiting.length >= this.bounds.maxWaiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new QueueFull('The queue is full.')
    if (this.running < this.bounds.concurrency) this.running += 1
    // Finished work hands its slot to the next in line, so that new work cannot jump the queue.
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
