import { type Message, openStream } from './open-stream.ts'
import { shareStream } from './share-stream.ts'

interface RealtimeEvent {
  /** The event's place in the user's sequence; null for what is stored nowhere, such as typing. */
  readonly id: string | null
  readonly data: unknown
}

export interface RealtimeOptions {
  readonly url: string
  /** The place in the sequence at which the page's data was had, when it says so. */
  readonly since?: string | null
  readonly onEvent: (event: RealtimeEvent) => void
  /** Events were missed: everything has to be asked for anew. */
  readonly onReset: (id: string | null) => void
  /** The server does not let the page listen. */
  readonly onRefused: () => void
}

/** The user's events as they happen, each once; one stream for all tabs of the browser. Answers with its end. */
export function connectRealtime({
  url,
  since = null,
  onEvent,
  onReset,
  onRefused,
}: RealtimeOptions): () => void {
  let position = since

  function onMessage({ id, data }: Message) {
    if (id !== null) {
      // A tab that takes over may be told again what it has heard from the one before.
      if (position !== null && Number(id) <= Number(position)) return
      position = id
    }
    onEvent({ id, data: JSON.parse(data) })
  }

  function reset(id: string | null) {
    position = id ?? position
    onReset(position)
  }

  /** Of what happened before this tab came, its data says how much it knows; if it does not, it is taken as new. */
  function onPosition(id: string) {
    if (position === null) position = id
    else if (Number(id) > Number(position)) reset(id)
  }

  const canShare = 'locks' in navigator && typeof BroadcastChannel !== 'undefined'
  const listener = { onMessage, onReset: reset, onPosition, onRefused }
  if (!canShare) return openStream({ url, since, ...listener })
  return shareStream(url, { position: () => position, ...listener })
}
