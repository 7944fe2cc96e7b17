import { type Message, openStream } from './open-stream.ts'

interface Listener {
  /** The last event that this tab knows of. */
  readonly position: () => string | null
  readonly onMessage: (message: Message) => void
  readonly onReset: (id: string | null) => void
  /** Where the other tabs are, told to one that has just come. */
  readonly onPosition: (id: string) => void
  readonly onRefused: () => void
}

/** What the tabs of a browser tell each other. */
type Word =
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'reset'; readonly id: string | null }
  | { readonly kind: 'hello' }
  | { readonly kind: 'position'; readonly id: string }

/**
 * One tab, whoever holds the lock, has the stream and passes on what it brings. The browser gives the lock to another
 * when that tab is closed or crashes, and freezes no tab that holds one.
 */
export function shareStream(url: string, { position, ...listener }: Listener): () => void {
  const name = `realtime:${url}`
  const channel = new BroadcastChannel(name)
  const over = new AbortController()
  let isLeader = false
  const tell = (word: Word) => channel.postMessage(word)

  function onMessage(message: Message) {
    tell({ kind: 'message', message })
    listener.onMessage(message)
  }

  function onReset(id: string | null) {
    tell({ kind: 'reset', id })
    listener.onReset(id)
  }

  function onPosition(id: string) {
    tell({ kind: 'position', id })
    listener.onPosition(id)
  }

  /** The lock is held for as long as this promise is open. */
  async function lead() {
    if (over.signal.aborted) return
    isLeader = true
    const close = openStream({ url, since: position(), ...listener, onMessage, onReset, onPosition })
    await new Promise((resolve) => over.signal.addEventListener('abort', resolve))
    close()
  }

  function takeOver() {
    // Without a place to go on from, what happened between the two streams is lost.
    if (position() === null) onReset(null)
    return lead()
  }

  function hear(word: Word) {
    if (word.kind === 'message') listener.onMessage(word.message)
    else if (word.kind === 'reset') listener.onReset(word.id)
    else if (word.kind === 'position') listener.onPosition(word.id)
    else if (isLeader) answerHello(position())
  }

  function answerHello(id: string | null) {
    if (id !== null) tell({ kind: 'position', id })
  }

  function follow() {
    tell({ kind: 'hello' })
    navigator.locks.request(name, { signal: over.signal }, takeOver).catch((error: unknown) => {
      // Ended before its turn came.
      if (!over.signal.aborted) throw error
    })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? lead() : follow()))
  return () => {
    over.abort()
    channel.close()
  }
}
