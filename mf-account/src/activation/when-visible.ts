/** Calls back once the page is visible: a page that a browser preloads or a mail scanner renders is not. Returns how to stop. */
export function whenVisible(callback: () => void): () => void {
  const check = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    callback()
  }
  const stop = () => document.removeEventListener('visibilitychange', check)
  document.addEventListener('visibilitychange', check)
  check()
  return stop
}
