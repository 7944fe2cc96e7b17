interface PauseOptions {
  readonly signal: AbortSignal | undefined
  /** Ends the pause as soon as the browser is online again. */
  readonly untilOnline: boolean
}

/** Rejects if the signal aborts. */
export function pause(ms: number, { signal, untilOnline }: PauseOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const settle = (then: () => void) => () => {
      clearTimeout(timer)
      over.abort()
      then()
    }
    const timer = setTimeout(settle(resolve), ms)
    const until = { once: true, signal: over.signal }
    signal?.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      until,
    )
    if (untilOnline) window.addEventListener('online', settle(resolve), until)
  })
}
