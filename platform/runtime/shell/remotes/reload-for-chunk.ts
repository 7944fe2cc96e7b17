import { readStored, writeStored } from '../session-storage.ts'

const STORE = 'platform-chunk-reload'
const MINUTE_MS = 60_000

/**
 * Whether to load the page anew since a chunk is missing: usually the document is older than the files on the server. It
 * counts as done, and is not allowed again within a minute.
 */
export function mayReloadForChunk(error: unknown): boolean {
  if (!isChunkError(error)) return false
  const last = Number(readStored(STORE) ?? 0)
  if (Date.now() - last < MINUTE_MS) return false
  // Without a note of the time it could reload for ever.
  return writeStored(STORE, String(Date.now()))
}

function isChunkError(error: unknown) {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || error.message.includes('Loading CSS chunk'))
  )
}
