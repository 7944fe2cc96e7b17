const FIRST_PAUSE = 1_000
const MAX_PAUSE = 30_000

/**
 * Loads code that a page can't do without. If it can't be had, for instance without a connection, it is asked for again after
 * growing pauses, and as soon as the browser is online. Returns the function that cancels it.
 */
export function untilLoaded<T extends object>(load: () => Promise<T>, then: (loaded: T) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended

  async function attempt(failures: number) {
    const loaded = await load().catch(() => undefined)
    if (signal.aborted) return
    if (loaded) then(loaded)
    else waitAfter(failures)
  }

  function waitAfter(failures: number) {
    const again = () => {
      clearTimeout(timer)
      removeEventListener('online', again)
      if (!signal.aborted) void attempt(failures + 1)
    }
    const timer = setTimeout(again, Math.random() * Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures))
    addEventListener('online', again, { signal })
  }

  void attempt(0)
  return () => ended.abort()
}
