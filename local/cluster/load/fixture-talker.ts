import { setTimeout as sleep } from 'node:timers/promises'
import { CLIENT_HEADER, CLIENT_TYPE, getChat, getEvents, sendMessage } from 'contracts'
import type { Database } from '../../../api/src/db/database.ts'
import { newId } from '../../../api/src/db/new-id.ts'
import { addMember } from '../../../api/src/features/account/fixture-member.ts'
import { beginSession } from '../../../api/src/features/account/sessions/sessions.ts'

const CREDITS = 10_000_000
/** Milliseconds after which a page gives up a call, and tries again. */
const PATIENCE = 20_000

interface Call {
  readonly method: string
  readonly path: string
}

interface Input {
  readonly body?: string
  readonly search?: string
  /** Whether a refusal is an answer that may be expected. */
  readonly mayRefuse?: boolean
}

interface Answer<T> {
  readonly answer?: T
  readonly why?: string
  readonly isRefused?: boolean
}

const LIVES: Call = { method: 'GET', path: '/livez' }

/** A call that the site could not answer. */
export interface FailedCall {
  readonly at: number
  readonly why: string
}

/** Adds members who write to each other in pairs. */
export async function addTalkers(database: Database, url: string, pairs: number): Promise<Talker[]> {
  const talkers: Talker[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const both = [await addWriter(database), await addWriter(database)] as const
    const address = (at: number) => `10.1.${pair}.${at}`
    talkers.push(
      new Talker({ ...both[0], url, partner: both[1].memberId, address: address(1) }),
      new Talker({ ...both[1], url, partner: both[0].memberId, address: address(2) }),
    )
  }
  return talkers
}

async function addWriter(database: Database) {
  // Nothing is mailed to the address under .invalid that a member of the tests has otherwise.
  const email = `${newId().toLowerCase()}@example.com`
  const writer = await addMember(database, { isPaid: true, credits: CREDITS, email })
  const token = await beginSession(database, { ...writer, label: 'a talker' }, new Date())
  return { memberId: writer.memberId, token }
}

interface TalkerOptions {
  readonly url: string
  readonly memberId: string
  readonly partner: string
  readonly token: string
  /** Limits count by address. */
  readonly address: string
}

/** A member with an open page, who writes and reads. What isn't acknowledged is sent again, as a page does. */
export class Talker {
  readonly memberId: string
  readonly partner: string
  /** The texts of this member that the site has taken, with the time. */
  readonly acknowledged = new Map<string, number>()
  /** Texts that the open page was told of. */
  readonly received = new Set<string>()
  readonly failedReads: FailedCall[] = []
  readonly failedWrites: FailedCall[] = []
  /** Answers that no fault of a machine explains. */
  readonly faults: string[] = []
  reads = 0
  /** Resolves once a page is open: it is told of what is sent from then on. */
  readonly opened = Promise.withResolvers<void>()
  readonly #options: TalkerOptions
  readonly headers: Readonly<Record<string, string>>

  constructor(options: TalkerOptions) {
    this.#options = options
    this.memberId = options.memberId
    this.partner = options.partner
    this.headers = {
      [CLIENT_HEADER]: CLIENT_TYPE,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': options.address,
      cookie: `session=${options.token}`,
    }
  }

  /** Writes and reads in turn until told to end, with a page open. */
  async talk(end: AbortSignal, pause = 50): Promise<void> {
    while (!end.aborted) {
      await this.write()
      await this.read()
      await sleep(pause * 2 * Math.random())
    }
  }

  /** Resolves once the message is acknowledged. */
  async write(): Promise<void> {
    const text = `${this.memberId} ${this.acknowledged.size}`
    const content = { kind: 'text', text }
    const body = JSON.stringify({ id: newId(), profile: this.partner, content })
    for (;;) {
      const { why } = await this.call(sendMessage, { body })
      if (why === undefined) break
      this.failedWrites.push({ at: Date.now(), why })
      await sleep(100)
    }
    this.acknowledged.set(text, Date.now())
  }

  /** Reads the conversation, at a node with the API, and asks one that serves pages whether it lives. */
  async read(): Promise<void> {
    const calls = [this.call(getChat, { search: `?profile=${this.partner}` }), this.call(LIVES)]
    for (const { why } of await Promise.all(calls)) {
      this.reads += 1
      if (why !== undefined) this.failedReads.push({ at: Date.now(), why })
    }
  }

  /** Calls the site; returns its answer, or why it could not give one. */
  async call<T>(
    { method, path }: Call,
    { body, search = '', mayRefuse = false }: Input = {},
  ): Promise<Answer<T>> {
    try {
      const { url } = this.#options
      const response = await fetch(url + path + search, {
        method,
        headers: this.headers,
        signal: AbortSignal.timeout(PATIENCE),
        ...(body && { body }),
      })
      const text = await response.text()
      if (response.ok) return { answer: JSON.parse(text || 'null') as T }
      const isRefused = response.status < 500
      if (isRefused && !mayRefuse) this.faults.push(`${path}: ${response.status} ${text}`)
      return { why: `${path}: ${response.status}`, isRefused }
    } catch (error) {
      return { why: `${path}: ${String(error)}` }
    }
  }

  /** Keeps a page open, which connects again by itself. */
  async listen(end: AbortSignal): Promise<void> {
    for (let last = ''; !end.aborted; ) {
      try {
        const search = last && `?last_event_id=${last}`
        const response = await fetch(this.#options.url + getEvents.path + search, {
          headers: this.headers,
          signal: end,
        })
        let rest = ''
        for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const blocks = (rest + chunk).split('\n\n')
          rest = blocks.pop() ?? ''
          for (const block of blocks) last = this.#receive(block) ?? last
        }
      } catch {
        // The line was cut.
      }
      await sleep(200)
    }
  }

  /** Returns the number of an event. */
  #receive(block: string): string | undefined {
    if (block.startsWith('event: reset')) this.faults.push('The page was told that it has missed events.')
    this.opened.resolve()
    const [, id, data] = /^id: (\d+)\ndata: (.*)$/m.exec(block) ?? []
    const event = JSON.parse(data ?? 'null') as { message?: { content?: { text?: string } } } | null
    const text = event?.message?.content?.text
    if (text !== undefined) this.received.add(text)
    return id
  }
}
