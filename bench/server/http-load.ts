import { HttpConnection, type HttpRequest } from './http-connection.ts'

/** Sends requests continuously, one at a time on each client's connection. */
export class HttpLoad {
  private readonly next: () => HttpRequest
  private readonly connections: HttpConnection[]
  /** Milliseconds of each call. */
  private readonly durations: number[] = []

  constructor(url: string, next: () => HttpRequest, clients: number) {
    this.next = next
    this.connections = Array.from({ length: clients }, () => new HttpConnection(url))
  }

  /** Responses per second over this time. */
  readonly rate = async (ms: number): Promise<number> => {
    const end = performance.now() + ms
    const counts = await Promise.all(this.connections.map((connection) => this.askUntil(end, connection)))
    return (counts.reduce((sum, count) => sum + count, 0) * 1_000) / ms
  }

  /** The duration in milliseconds that this share of all calls so far stayed below. */
  percentile(share: number): number {
    return this.durations.toSorted((a, b) => a - b)[Math.floor(this.durations.length * share)] ?? Number.NaN
  }

  [Symbol.dispose]() {
    for (const connection of this.connections) connection.close()
  }

  private async askUntil(end: number, connection: HttpConnection): Promise<number> {
    let responses = 0
    do {
      const start = performance.now()
      await connection.call(this.next())
      this.durations.push(performance.now() - start)
      responses += 1
    } while (performance.now() < end)
    return responses
  }
}
