/** Tells the other tabs of this browser. An old browser has no way to: there each tab goes on by itself. */
export function tellTabs(channel: string, message: string) {
  if (typeof BroadcastChannel === 'undefined') return
  const sender = new BroadcastChannel(channel)
  sender.postMessage(message)
  sender.close()
}

/** Calls back for what another tab tells, and for what this one does; returns what stops it. */
export function hearTabs(channel: string, onMessage: (message: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const receiver = new BroadcastChannel(channel)
  receiver.addEventListener('message', ({ data }) => onMessage(String(data)))
  return () => receiver.close()
}

/** Whether the user has this tab before them: visible, in the window that has the focus. */
export function isBeforeUser(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

/** Calls back when the user turns to this tab; returns what stops it. */
export function onTurnedTo(callback: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const look = () => {
    if (isBeforeUser()) callback()
  }
  addEventListener('focus', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => over.abort()
}
