const FIRST_PAUSE = 1_000
const MAX_PAUSE = 30_000

/** Query parameter with the last event received; EventSource cannot send a header. */
const POSITION = 'last_event_id'

/** An event as it arrived. */
export interface StreamMessage {
  /** Null for events outside of the sequence. */
  readonly id: string | null
  readonly data: string
}

interface StreamOptions {
  readonly url: string
  readonly since: string | null
  readonly onMessage: (message: StreamMessage) => void
  readonly onReset: (id: string | null) => void
  /** The position from which the server starts if the page gave none. */
  readonly onPosition: (id: string) => void
  /** The server refused the stream; the page keeps trying. */
  readonly onRefused: () => void
}

/** Opens a stream that reconnects where it broke off; returns the function that closes it. */
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
    // The browser reports an event without an id with the previous one.
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
      // After a mere connection loss the browser is still reconnecting; closed means refused.
      if (source.readyState === EventSource.CLOSED) listener.onRefused()
      // The browser reconnects at a fixed interval, so all pages would hit a restarted server at once.
      source.close()
      timer = setTimeout(open, Math.random() * Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures))
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
