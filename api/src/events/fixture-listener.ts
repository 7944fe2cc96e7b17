import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

interface ReceivedEvent {
  readonly id: number | undefined
  readonly type: string
  readonly data: unknown
}

/** Opens an event stream as a page does, and records everything it receives. */
export async function listen(url: string, headers: Readonly<Record<string, string>>, search = '') {
  const request = get(`${url}/api/events.php${search}`, { headers, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  // The server may close before the page does.
  request.on('error', () => undefined)
  onTestFinished(() => void request.destroy())
  return new Listener(request, response)
}

class Listener {
  readonly response: IncomingMessage
  readonly received: ReceivedEvent[] = []
  /** Heartbeats, which are SSE comments. */
  comments = 0
  /** Received after the last complete event. */
  rest = ''
  isOver = false
  readonly #request: ClientRequest

  constructor(request: ClientRequest, response: IncomingMessage) {
    this.#request = request
    this.response = response
    response.setEncoding('utf8').on('data', (text: string) => this.#read(text))
    response.on('error', () => undefined)
    response.once('close', () => {
      this.isOver = true
    })
  }

  get ids() {
    return this.received.map(({ id }) => id)
  }

  close() {
    this.#request.destroy()
  }

  #read(text: string) {
    const blocks = (this.rest + text).split('\n\n')
    this.rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith(':')) this.comments += 1
      else this.received.push(eventIn(block))
    }
  }
}

function eventIn(block: string): ReceivedEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  const [id, data] = [fields.get('id'), fields.get('data')]
  return {
    id: id === undefined ? undefined : Number(id),
    type: fields.get('event') ?? (data === undefined ? 'retry' : 'message'),
    data: data === undefined ? null : JSON.parse(data),
  }
}
