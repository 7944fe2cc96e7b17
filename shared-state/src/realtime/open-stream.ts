const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/** The query parameter that says after which event to go on; a header cannot be given to an EventSource. */
const POSITION = 'last_event_id'

/** An event as it came. */
export interface Message {
  /** Null for what has no place in the sequence. */
  readonly id: string | null
  readonly data: string
}

interface StreamOptions {
  readonly url: string
  readonly since: string | null
  readonly onMessage: (message: Message) => void
  readonly onReset: (id: string | null) => void
  /** From where the server begins, where it was not told. */
  readonly onPosition: (id: string) => void
  /** The server does not let this page listen; it is asked again all the same. */
  readonly onRefused: () => void
}

/** One stream from the server that comes back by itself, where it ended. Answers with what closes it. */
export function openStream({ url, since, ...listener }: StreamOptions): () => void {
  let position = since
  let failures = 0
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    timer = undefined
    const address = new URL(url, location.href)
    if (position !== null) address.searchParams.set(POSITION, position)
    source = new EventSource(address)
    // An event without an id of its own is reported with the one before it.
    let reported = ''
    const idOf = ({ lastEventId }: MessageEvent) => {
      if (lastEventId === reported) return null
      reported = lastEventId
      position = lastEventId
      return lastEventId
    }
    source.addEventListener('open', () => {
      failures = 0
    })
    source.addEventListener('message', (event) =>
      listener.onMessage({ id: idOf(event), data: String(event.data) }),
    )
    source.addEventListener('reset', (event) => listener.onReset(idOf(event)))
    source.addEventListener('position', (event) => {
      const id = idOf(event)
      if (id !== null) listener.onPosition(id)
    })
    source.addEventListener('error', () => {
      // A stream that only broke would be opened again by the browser.
      if (source.readyState === EventSource.CLOSED) listener.onRefused()
      // The browser would come back at a fixed interval, and all pages of a restarted server at once.
      source.close()
      timer = setTimeout(open, Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures))
      failures += 1
    })
  }

  function openNow() {
    if (timer === undefined) return
    clearTimeout(timer)
    open()
  }

  addEventListener('online', openNow)
  open()
  return () => {
    removeEventListener('online', openNow)
    clearTimeout(timer)
    source.close()
  }
}
