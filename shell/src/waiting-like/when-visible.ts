/** Calls back once `delay` milliseconds have passed and the page is visible. Returns a function that cancels it. */
export function whenVisible(delay: number, callback: () => void): () => void {
  const done = new AbortController()
  const { signal } = done

  function check() {
    if (document.hidden) return
    done.abort()
    callback()
  }

  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', check, { signal })
    check()
  }, delay)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => done.abort()
}
