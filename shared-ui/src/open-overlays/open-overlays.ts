/** Closes an overlay; undefined while it must stay open. */
export type Close = (() => void) | undefined

const open: (() => Close)[] = []
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** Everything that lies over the page, in the order of opening, for the shell: Back closes the top one first. */
export const openOverlays = {
  get count() {
    return open.length
  },
  top: (): Close => open.at(-1)?.(),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Adds an overlay that has opened; `close` is called at each Back. Returns a function that removes it. */
export function addOverlay(close: () => Close) {
  const entry = () => close()
  open.push(entry)
  const unwatch = watchAndroidBack(close)
  notify()
  return () => {
    unwatch?.()
    open.splice(open.indexOf(entry), 1)
    notify()
  }
}

/** Not in TypeScript's library yet, nor in every browser. */
interface WithCloseWatcher {
  readonly CloseWatcher?: new () => EventTarget & { destroy(): void }
}

/**
 * Closes an overlay on Android's Back. Android asks what is open before it goes back, so this also works on the first page
 * of a history, such as one opened from a mail. Elsewhere the same request comes from Escape, which overlays handle.
 */
function watchAndroidBack(close: () => (() => void) | undefined) {
  const { CloseWatcher } = window as WithCloseWatcher
  if (!CloseWatcher || !navigator.userAgent.includes('Android') || !close()) return undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', () => close()?.())
  return () => watcher.destroy()
}
