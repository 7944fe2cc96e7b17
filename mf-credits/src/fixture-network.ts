import { type AnswerOf, type Endpoint, type ErrorCode, errorSentences } from 'contracts'
import { vi } from 'vitest'

export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what its page sends
  readonly body: any
}

interface Reply {
  readonly endpoint: Endpoint
  readonly reply: (request: SentRequest) => unknown
}

/** A refusal of the fake server. */
export class Refused {
  readonly code: ErrorCode
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> | undefined
  constructor(code: ErrorCode, status = 422, data?: Readonly<Record<string, unknown>>) {
    this.code = code
    this.status = status
    this.data = data
  }
}

type ReplyOf<E extends Endpoint> = AnswerOf<E> | Refused | Promise<AnswerOf<E> | Refused>

/** How the fake server replies to an endpoint, typed by its contract. */
export function on<E extends Endpoint>(endpoint: E, reply: (request: SentRequest) => ReplyOf<E>): Reply {
  return { endpoint, reply }
}

/** For tests: a server of these endpoints alone; others never reply. Returns the requests that it received. */
export function fakeNetwork(...replies: readonly Reply[]): SentRequest[] {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, searchParams } = new URL(address, location.origin)
    const known = replies.find(({ endpoint }) => endpoint.path === path && endpoint.method === method)
    if (!known) return new Promise(() => {})
    const request = {
      method,
      path,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    sent.push(request)
    const answer = await known.reply(request)
    if (answer === undefined) return new Response(null, { status: 204 })
    if (!(answer instanceof Refused)) return Response.json(answer)
    const { code, status, data } = answer
    return Response.json(
      { error: { code, message: errorSentences[code] }, ...(data && { data }) },
      { status },
    )
  })
  return sent
}
