import { openStream, type StreamMessage } from './open-stream.ts'

interface Listener {
  /** The last event that this tab received. */
  readonly position: () => string | null
  readonly onMessage: (message: StreamMessage) => void
  readonly onReset: (id: string | null) => void
  /** The position of the other tabs, for a tab that has just opened. */
  readonly onPosition: (id: string) => void
  readonly onRefused: () => void
}

/** Messages between the tabs of a browser. */
type TabMessage =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'reset'; readonly id: string | null }
  | { readonly kind: 'hello' }
  | { readonly kind: 'position'; readonly id: string }

/**
 * One tab, the leader, holds a lock and the stream, and broadcasts what arrives. When it closes or crashes,
 * the browser hands the lock to another tab; it never freezes a tab that holds one.
 */
export function shareStream(url: string, { position, ...listener }: Listener): () => void {
  const name = `realtime:${url}`
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  let isLeader = false
  const broadcast = (message: TabMessage) => channel.postMessage(message)

  function onMessage(message: StreamMessage) {
    broadcast({ kind: 'message', message })
    listener.onMessage(message)
  }

  function onReset(id: string | null) {
    broadcast({ kind: 'reset', id })
    listener.onReset(id)
  }

  function onPosition(id: string) {
    broadcast({ kind: 'position', id })
    listener.onPosition(id)
  }

  /** The lock is held until this promise settles. */
  async function lead() {
    if (ended.signal.aborted) return
    isLeader = true
    const close = openStream({ url, since: position(), ...listener, onMessage, onReset, onPosition })
    await new Promise((resolve) => ended.signal.addEventListener('abort', resolve))
    close()
  }

  function takeOver() {
    // Without a position, the events between the two streams are lost.
    if (position() === null) onReset(null)
    return lead()
  }

  function receive(tabMessage: TabMessage) {
    if (tabMessage.kind === 'message') listener.onMessage(tabMessage.message)
    else if (tabMessage.kind === 'reset') listener.onReset(tabMessage.id)
    else if (tabMessage.kind === 'position') listener.onPosition(tabMessage.id)
    else if (isLeader) replyToHello(position())
  }

  function replyToHello(id: string | null) {
    if (id !== null) broadcast({ kind: 'position', id })
  }

  function follow() {
    broadcast({ kind: 'hello' })
    navigator.locks.request(name, { signal: ended.signal }, takeOver).catch((error: unknown) => {
      // Disconnected while waiting for the lock.
      if (!ended.signal.aborted) throw error
    })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data))
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? lead() : follow()))
  return () => {
    ended.abort()
    channel.close()
  }
}
