import type { PushMessage } from 'contracts'
import { Undeliverable } from './undeliverable.ts'

/** Milliseconds for sending: less than the lease, so that no other sender claims the row. */
export const SEND_TIMEOUT_MS = 20_000

/** A push service answers within a second, if at all; a member can name one that never does. */
export const PUSH_TIMEOUT_MS = 5_000

/** Sends one kind of message. Throws `Undeliverable` if a retry would not help. */
export interface Transport<Letter> {
  /** Whether the contents stay after sending, for the outbox page; otherwise they are deleted at once. */
  readonly isRetained: boolean
  send(letter: Letter): Promise<void>
  close(): void
}

export interface Mail {
  /** The same for every attempt, so that the receiving server can dedupe. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** For one-click unsubscribing in the mailbox; only notifications have it. */
  readonly unsubscribeUrl?: string
}

export interface Sms {
  readonly to: string
  readonly text: string
  /** Where the provider reports whether it was delivered. */
  readonly reportUrl?: string
}

export interface Push {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** The address at which the push service can reach the site's operator. */
  readonly contact: string
  readonly payload: PushMessage
}

export interface Transports {
  readonly mail: Transport<Mail>
  readonly sms: Transport<Sms>
  readonly push: Transport<Push>
}

const close = () => undefined

/** Sends nothing; the message only shows on the outbox page. */
export const outboxPage: Transport<unknown> = { isRetained: true, send: async () => undefined, close }

/** For a channel without a provider: every message is dead at once, with this reason. */
export function notConfigured(sentence: string): Transport<unknown> {
  const send = async () => {
    throw new Undeliverable(sentence)
  }
  return { isRetained: false, send, close }
}
