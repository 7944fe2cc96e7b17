import { openStream, type StreamMessage } from './open-stream.ts'
import { shareStream } from './share-stream.ts'

interface RealtimeEvent {
  /** Position in the member's event sequence; null for events that are not stored, such as typing. */
  readonly id: string | null
  readonly data: unknown
}

export interface RealtimeOptions {
  readonly url: string
  /** The last event that the page's data includes, if it says so. */
  readonly since?: string | null
  readonly onEvent: (event: RealtimeEvent) => void
  /** Events were missed: refetch everything. */
  readonly onReset: (id: string | null) => void
  /** The server refused the stream. */
  readonly onRefused: () => void
}

/** Delivers each of the member's events once, over one stream for all tabs. Returns what disconnects. */
export function connectRealtime({
  url,
  since = null,
  onEvent,
  onReset,
  onRefused,
}: RealtimeOptions): () => void {
  let position = since

  function onMessage({ id, data }: StreamMessage) {
    if (id !== null) {
      // After a takeover the stream may repeat what the tab has already received from the previous leader.
      if (position !== null && Number(id) <= Number(position)) return
      position = id
    }
    onEvent({ id, data: JSON.parse(data) })
  }

  function reset(id: string | null) {
    position = id ?? position
    onReset(position)
  }

  /** Data without a position counts as current; data that is older than the other tabs' has missed events. */
  function onPosition(id: string) {
    if (position === null) position = id
    else if (Number(id) > Number(position)) reset(id)
  }

  const canShare = 'locks' in navigator && typeof BroadcastChannel !== 'undefined'
  const listener = { onMessage, onReset: reset, onPosition, onRefused }
  if (!canShare) return openStream({ url, since, ...listener })
  return shareStream(url, { position: () => position, ...listener })
}
