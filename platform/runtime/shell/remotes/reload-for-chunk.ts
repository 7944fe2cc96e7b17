import { readStored, writeStored } from '../session-storage.ts'

const STORE = 'platform-chunk-reload'
const MINUTE_MS = 60_000

/** Reloads the page, at most once a minute, if a chunk is missing: usually the page is older than the files on the server. */
export function reloadForChunk(error: unknown, reload = () => location.reload()): boolean {
  if (!isChunkError(error)) return false
  const last = Number(readStored(STORE) ?? 0)
  if (Date.now() - last < MINUTE_MS) return false
  // Without a note of the time it could reload for ever.
  if (!writeStored(STORE, String(Date.now()))) return false
  reload()
  return true
}

function isChunkError(error: unknown) {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || error.message.includes('Loading CSS chunk'))
  )
}
