import { Undeliverable } from './undeliverable.ts'

/** Milliseconds that sending may take: less than the lease, so that nobody else begins meanwhile. */
export const LONGEST_SEND = 20_000

/** Where something goes. It throws `Undeliverable` where trying again would not help, anything else where it may. */
export interface Transport<Letter> {
  /** Whether the outbox page goes on showing what was sent; else its contents are forgotten at once. */
  readonly isKept: boolean
  send(letter: Letter): Promise<void>
  close(): void
}

export interface Mail {
  /** The same for every try, so that a server that got it twice can tell. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Of what the reader may stop, by one click in the mailbox. */
  readonly unsubscribeUrl?: string
}

export interface Sms {
  readonly to: string
  readonly text: string
}

export interface Push {
  readonly id: string
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** Whom the push service may write to. */
  readonly contact: string
  readonly payload: PushPayload
}

/** What the push worker in the browser is given. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** The page that it opens. */
  readonly url: string
  /** Messages with the same tag take each other's place on the screen. */
  readonly tag: string
}

export interface Transports {
  readonly mail: Transport<Mail>
  readonly sms: Transport<Sms>
  readonly push: Transport<Push>
}

const close = () => undefined

/** The outbox page alone. */
export const outboxPage: Transport<unknown> = { isKept: true, send: async () => undefined, close }

/** Nobody was engaged to deliver this: it is dead at once, and says why. */
export function notConfigured(sentence: string): Transport<unknown> {
  const send = async () => {
    throw new Undeliverable(sentence)
  }
  return { isKept: false, send, close }
}
