import { type ChatEntry, type ErrorCode, type InputOf, type Message, sendMessage } from 'contracts'
import { vi } from 'vitest'

type Sent = InputOf<typeof sendMessage>['body']
type Verdict = Response | 'accept' | 'lost' | Promise<Response | 'accept' | 'lost'>

/** For tests: a server that stores a message once per id, however often it is sent. */
export class MessageServer {
  /** Every request, in order. */
  readonly requests: Sent[] = []
  /** One per id, as `text` → sequence. */
  readonly stored = new Map<string, Message>()
  /** Id of the member whose cookie the browser has. */
  session: string
  running = 0
  mostAtOnce = 0
  /** Decides about the next requests; `lost` stores the message, but its response never arrives. */
  decide: (sent: Sent) => Verdict = () => 'accept'
  credits = 100

  constructor(session: string) {
    this.session = session
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      url === sendMessage.path ? this.receive(init) : new Response(null, { status: 404 }),
    )
  }

  get texts() {
    return this.requests.map(({ content }) => (content.kind === 'text' ? content.text : content.kind))
  }

  private async receive(init?: RequestInit): Promise<Response> {
    const sent = JSON.parse(init?.body as string) as Sent
    this.requests.push(sent)
    this.running += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running)
    try {
      return await this.answer(sent, init?.signal)
    } finally {
      this.running -= 1
    }
  }

  private async answer(sent: Sent, signal: AbortSignal | null | undefined): Promise<Response> {
    if (sent.from !== this.session) return refusal(403, 'authentication_required')
    const verdict = await untilAborted(this.decide(sent), signal)
    if (verdict instanceof Response) return verdict
    const message = this.stored.get(sent.id) ?? this.store(sent)
    if (verdict === 'lost') await untilAborted(new Promise(() => {}), signal)
    return Response.json({ chat: chatWith(sent.profile, message), message, credits: this.credits })
  }

  private store({ id, from = '', content }: Sent): Message {
    const sequence = this.stored.size + 1
    if (content.kind !== 'text') throw new Error('This server stores texts only.')
    const message: Message = { id, sequence, from, sent_at: '2026-03-01T12:00:00.000Z', content }
    this.stored.set(id, message)
    this.credits -= 5
    return message
  }
}

export function refusal(status: number, code: ErrorCode): Response {
  const data = code === 'authentication_required' ? { authentication_required: true } : {}
  return Response.json({ error: { code, message: '' }, data }, { status })
}

function chatWith(profile: string, { sequence, from, sent_at }: Message): ChatEntry {
  return {
    conversation: { id: `with-${profile}` },
    profile: { id: profile, name: 'Bo', main_image: null },
    last_active: 'now',
    num_unread_messages: 0,
    last_message: { sequence, from, sent_at, kind: 'text', gift: null, text: '' },
  }
}

function untilAborted<T>(value: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    Promise.resolve(value).then(resolve, reject)
  })
}
