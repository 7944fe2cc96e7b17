import { connect, type Socket } from 'node:net'

interface HttpRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Who asks, in turn. */
  readonly cookies?: readonly string[]
}

const ADDRESSES = 250

/**
 * Asks one thing again and again on as many connections as there are clients, each waiting for its answer. It shares
 * the processor with what it measures, so it reads no more of an answer than its length and status.
 */
export class HttpLoad {
  readonly #request: HttpRequest
  readonly #sockets: Socket[]
  #asked = 0

  constructor(url: string, request: HttpRequest, clients: number) {
    const { hostname, port } = new URL(url)
    this.#request = request
    this.#sockets = Array.from({ length: clients }, () =>
      connect(Number(port), hostname.replace(/^\[|\]$/g, '')).setNoDelay(true),
    )
  }

  /** Answers a second, over this time. */
  async rate(ms: number): Promise<number> {
    const end = performance.now() + ms
    const counts = await Promise.all(this.#sockets.map((socket) => this.#askUntil(end, socket)))
    return (counts.reduce((sum, count) => sum + count, 0) * 1_000) / ms
  }

  close() {
    for (const socket of this.#sockets) socket.destroy()
  }

  #askUntil(end: number, socket: Socket): Promise<number> {
    return new Promise((resolve, reject) => {
      let answers = 0
      let length = 0
      let missing = 0
      const ask = () => socket.write(this.#head())
      const onData = (chunk: Buffer) => {
        if (missing === 0) {
          length = lengthOf(chunk)
          missing = length
        }
        missing -= chunk.length
        if (missing > 0) return
        answers += 1
        if (performance.now() < end) ask()
        else {
          socket.off('data', onData)
          resolve(answers)
        }
      }
      socket.on('data', onData).once('error', reject)
      ask()
    })
  }

  #head(): string {
    const { path, headers, cookies = [] } = this.#request
    this.#asked += 1
    const cookie = cookies[this.#asked % cookies.length]
    const address = `10.0.0.${(this.#asked % ADDRESSES) + 1}`
    const lines = Object.entries({
      ...headers,
      ...(cookie !== undefined && { cookie }),
      'x-forwarded-for': address,
    }).map(([name, value]) => `${name}: ${value}`)
    return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  }
}

/** Of a whole answer, from the chunk in which it begins; its head comes in one piece. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n')).toString('latin1')
  const body = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || body === undefined)
    throw new Error(`An answer began with:\n${head}`)
  return head.length + 4 + Number(body)
}
