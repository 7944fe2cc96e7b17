/**
 * Calls back once the page with all its files has loaded and the browser has nothing else to do; returns the function that
 * cancels it. A failure is no error of the page: the next one tries again.
 */
export function whenLoaded(callback: () => Promise<void>): () => void {
  const ended = new AbortController()
  const { signal } = ended

  function begin() {
    // Safari has no requestIdleCallback.
    const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000))
    idle(() => {
      if (!signal.aborted) callback().catch(() => {})
    })
  }

  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true, signal })
  return () => ended.abort()
}
