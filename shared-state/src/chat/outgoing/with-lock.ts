/** Longer than any tab holds the lock, unless the browser has suspended it. */
const MAX_WAIT = 40_000

/** Runs this in one tab at a time, if the browser has locks. A suspended tab loses its lock. */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run()
  const { locks } = navigator
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return run()
  }
  const attempt = async (options: LockOptions) => locks.request(name, options, begin) as Promise<Result>
  try {
    return await attempt({ signal: AbortSignal.timeout(MAX_WAIT) })
  } catch (error) {
    if (hasBegun) throw error
    return error instanceof DOMException && error.name === 'TimeoutError' ? attempt({ steal: true }) : run()
  }
}
