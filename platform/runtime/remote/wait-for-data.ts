/** Offline there is only cached data, which is there at once. */
const OFFLINE_WAIT = 200

/** Well below the time after which the shell takes the page's code for broken. */
const LONGEST_WAIT = 5_000

const IS_SERVER = typeof document === 'undefined'

/** Waits for a page's first data, but never so long that the page had better show its skeleton. */
export async function waitForData<T>(data: Promise<T>): Promise<T | undefined> {
  const isOver = new AbortController()
  const { signal } = isOver
  const gaveUp = new Promise<undefined>((resolve) => {
    const giveUpIn = (ms: number) => {
      const timer = setTimeout(() => resolve(undefined), ms)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
    if (IS_SERVER) return giveUpIn(LONGEST_WAIT)
    giveUpIn(navigator.onLine ? LONGEST_WAIT : OFFLINE_WAIT)
    addEventListener('offline', () => giveUpIn(OFFLINE_WAIT), { signal })
  })
  return Promise.race([data, gaveUp]).finally(() => isOver.abort())
}
