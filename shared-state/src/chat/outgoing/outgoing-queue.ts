import { notifyManager } from '@tanstack/react-query'
import type { ErrorCode } from 'contracts'
import { ApiError } from '../../api/api-error.ts'
import { charactersIn, MOST_CHARACTERS, MOST_MESSAGES, type OutgoingMessage } from './outgoing-message.ts'
import { OutgoingStorage } from './outgoing-storage.ts'

/** Milliseconds that an event may take longer than the response. */
const EVENT_DELAY = 500

type NewMessage = Pick<OutgoingMessage, 'profile' | 'content' | 'preview'>

/** A member's messages that the server has not confirmed. All tabs of a browser hold the same ones. */
export class OutgoingQueue {
  readonly member: string
  /** All of them, in the order in which they are sent. */
  messages: readonly OutgoingMessage[] = []
  private readonly storage: OutgoingStorage
  private readonly listeners = new Set<(mayBeWaiting: boolean) => void>()
  private byProfile = new Map<string, readonly OutgoingMessage[]>()
  private sending: string | undefined
  private unfollow = () => {}

  constructor(member: string) {
    this.member = member
    this.storage = new OutgoingStorage(member)
    this.read()
  }

  /** The messages to one member; the same list until something changes. */
  to(profile: string): readonly OutgoingMessage[] {
    const list = this.byProfile.get(profile) ?? this.messages.filter((one) => one.profile === profile)
    this.byProfile.set(profile, list)
    return list
  }

  /** Calls back after every change, and says whether there may be a new message to send. */
  readonly subscribe = (onChange: (mayBeWaiting: boolean) => void): (() => void) => {
    if (this.listeners.size === 0) this.unfollow = this.storage.follow((isWritten) => this.follow(isWritten))
    this.listeners.add(onChange)
    this.read()
    return () => {
      this.listeners.delete(onChange)
      if (this.listeners.size === 0) this.unfollow()
    }
  }

  /** Stores a message before anything is sent. Throws `too_many_requests` if too much is waiting already. */
  add(message: NewMessage): OutgoingMessage {
    this.read()
    const characters = [message, ...this.messages].reduce((sum, one) => sum + charactersIn(one), 0)
    if (this.messages.length >= MOST_MESSAGES || characters > MOST_CHARACTERS) {
      throw new ApiError('too_many_requests')
    }
    const queuedAt = Math.max(Date.now(), (this.messages.at(-1)?.queuedAt ?? 0) + 1)
    const added: OutgoingMessage = { id: crypto.randomUUID(), ...message, queuedAt, state: 'waiting' }
    this.storage.write(added)
    this.changed(true)
    return added
  }

  /** Sends a refused message again, with the same id. */
  retry(id: string) {
    const message = this.messages.find((one) => one.id === id)
    if (message?.state !== 'failed') return
    const { error: _, ...again } = message
    this.storage.write({ ...again, state: 'waiting' })
    this.changed(true)
  }

  /** Keeps a refused message with the reason, unless it was discarded meanwhile. */
  fail(id: string, error: ErrorCode) {
    const message = this.storage.read().find((one) => one.id === id)
    if (message) this.storage.write({ ...message, state: 'failed', error })
    this.changed()
  }

  discard(id: string) {
    this.storage.remove(id)
    this.changed()
  }

  /** Removes a message that has arrived, together with the change of the cache that shows it. */
  settle(id: string) {
    if (this.sending === id) this.sending = undefined
    this.storage.remove(id)
    this.read()
    notifyManager.schedule(() => this.notify())
  }

  clear() {
    for (const { id } of this.storage.read()) this.storage.remove(id)
    this.changed()
  }

  /** Marks the message that this tab is sending. */
  setSending(id: string | undefined) {
    this.sending = id
    this.changed()
  }

  /** Another tab removes a message at the response: the event that shows it here comes a moment later. */
  private follow(isWritten: boolean) {
    if (isWritten) this.changed(true)
    else setTimeout(() => this.changed(), EVENT_DELAY)
  }

  private changed(mayBeWaiting = false) {
    this.read()
    this.notify(mayBeWaiting)
  }

  private notify(mayBeWaiting = false) {
    for (const onChange of this.listeners) onChange(mayBeWaiting)
  }

  /** Reads what all tabs have stored. */
  read() {
    const messages = this.storage
      .read()
      .map((one) =>
        one.id === this.sending && one.state === 'waiting' ? { ...one, state: 'sending' as const } : one,
      )
    if (JSON.stringify(messages) === JSON.stringify(this.messages)) return
    this.messages = messages
    this.byProfile = new Map()
  }
}
