/** Not in TypeScript's library yet, nor in every browser. */
interface WithCloseWatcher {
  readonly CloseWatcher?: new () => EventTarget & { destroy(): void }
}

/**
 * Closes an overlay on Android's Back. Android asks what is open before it goes back, so this also works on the first page
 * of a history, such as one opened from a mail. Elsewhere the same request comes from Escape, which overlays handle.
 */
export function watchAndroidBack(close: () => (() => void) | undefined) {
  const { CloseWatcher } = window as WithCloseWatcher
  if (!CloseWatcher || !navigator.userAgent.includes('Android') || !close()) return undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', () => close()?.())
  return () => watcher.destroy()
}
