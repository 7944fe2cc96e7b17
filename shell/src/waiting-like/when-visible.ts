/** Calls back after so many milliseconds, and not before somebody looks at the page. Answers with what calls it off. */
export function whenVisible(after: number, callback: () => void): () => void {
  const over = new AbortController()
  const { signal } = over

  function look() {
    if (document.hidden) return
    over.abort()
    callback()
  }

  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', look, { signal })
    look()
  }, after)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => over.abort()
}
