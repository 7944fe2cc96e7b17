import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** Lines between the parts of a cluster: TCP proxies that can be cut, so that both ends hear nothing, or be slow. */
export class Lines {
  readonly #lines: Line[] = []

  /** Makes a line from one part to the port of another; returns the port that leads there. */
  readonly to = async (from: string, to: string, port: number): Promise<number> => {
    const line = new Line(from, to, port)
    this.#lines.push(line)
    return line.listen()
  }

  constructor() {
    onTestFinished(() => {
      for (const line of this.#lines) line.close()
    })
  }

  /** Cuts all lines of a part for some time. */
  async cut(part: string, milliseconds: number): Promise<void> {
    const cut = this.#lines.filter(({ from, to }) => from === part || to === part)
    if (cut.length === 0) throw new Error(`${part} has no line.`)
    const mended = Promise.withResolvers<void>()
    for (const line of cut) line.isWhole = mended.promise
    await sleep(milliseconds)
    mended.resolve()
  }

  /** Lets everything to and from a part take longer for some time. */
  async delay(part: string, delay: number, milliseconds: number): Promise<void> {
    const slow = this.#lines.filter(({ to }) => to === part)
    if (slow.length === 0) throw new Error(`Nothing leads to ${part}.`)
    for (const line of slow) line.delay = delay
    await sleep(milliseconds)
    for (const line of slow) line.delay = 0
  }
}

/** Resolves once an end takes more, or has gone. */
async function drained(socket: Socket) {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })])
  over.abort()
}

class Line {
  readonly from: string
  readonly to: string
  isWhole = Promise.resolve()
  delay = 0
  readonly #port: number
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  constructor(from: string, to: string, port: number) {
    this.from = from
    this.to = to
    this.#port = port
    this.#server = createServer((near) => void this.#join(near))
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  close() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  async #join(near: Socket) {
    this.#sockets.add(near)
    // An end that has gone must not crash the test.
    near.on('error', () => undefined)
    await this.isWhole
    const far = connect(this.#port, '127.0.0.1').on('error', () => undefined)
    this.#sockets.add(far)
    await Promise.all([this.#pass(near, far), this.#pass(far, near)])
    this.#sockets.delete(near)
    this.#sockets.delete(far)
  }

  async #pass(from: Socket, to: Socket) {
    try {
      for await (const chunk of from) {
        await this.isWhole
        if (this.delay) await sleep(this.delay)
        if (!to.write(chunk as Buffer)) await drained(to)
      }
      await this.isWhole
      to.end()
    } catch {
      // A line that is cut tells nobody that an end has gone.
      await this.isWhole
      to.destroy()
    }
  }
}
