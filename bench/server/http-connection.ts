import { connect, type Socket } from 'node:net'

export interface HttpRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; makes it a POST. */
  readonly body?: string
}

/**
 * A keep-alive connection that sends one request at a time. It shares the CPU with the measured server, so it parses only
 * the status and length of a response.
 */
export class HttpConnection {
  private readonly socket: Socket

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.socket = connect(Number(port), hostname.replace(/^\[|\]$/g, '')).setNoDelay(true)
  }

  /** Resolves when the whole response has arrived; rejects unless it is a 200. */
  call({ path, headers, body }: HttpRequest): Promise<void> {
    const socket = this.socket
    return new Promise((resolve, reject) => {
      let missing = 0
      const end = (settle: () => void) => {
        socket.off('data', onData).off('error', reject).off('close', onClose)
        settle()
      }
      const onData = (chunk: Buffer) => {
        if (missing === 0) missing = responseLength(chunk)
        missing -= chunk.length
        if (missing === 0) end(resolve)
        else if (missing < 0) end(() => reject(new Error(`${path} answered:\n${chunk.toString('latin1')}`)))
      }
      const onClose = () => reject(new Error(`${path}: the connection is closed.`))
      socket.on('data', onData).once('error', reject).once('close', onClose)
      socket.write(serialize({ path, headers, ...(body !== undefined && { body }) }))
    })
  }

  close() {
    this.socket.destroy()
  }
}

function serialize({ path, headers, body }: HttpRequest): string {
  const all = body === undefined ? headers : { ...headers, ...lengthOf(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const method = body === undefined ? 'GET' : 'POST'
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

function lengthOf(body: string) {
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
}

/** Length of the whole response, from its first chunk, which contains the whole head; 0 unless it is a 200. */
function responseLength(chunk: Buffer): number {
  const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n')).toString('latin1')
  const body = /^content-length: (\d+)$/im.exec(head)?.[1]
  return head.startsWith('HTTP/1.1 200 ') && body !== undefined ? head.length + 4 + Number(body) : 0
}
