const STORE = 'platform-chunk-reload'
const MINUTE = 60_000

/** A chunk that is gone usually means a page older than its files: a fresh page helps, but at most once a minute. */
export function reloadForChunk(error: unknown, reload = () => location.reload()): boolean {
  if (!isChunkError(error)) return false
  const last = Number(sessionStorage.getItem(STORE) ?? 0)
  if (Date.now() - last < MINUTE) return false
  sessionStorage.setItem(STORE, String(Date.now()))
  reload()
  return true
}

function isChunkError(error: unknown) {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || error.message.includes('Loading CSS chunk'))
  )
}
