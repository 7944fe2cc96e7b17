/** Lets callers that come while the work for a key is under way wait for its result. */
export function onceAtATime<T>() {
  const running = new Map<string, Promise<T>>()
  return async (
    key: string,
    work: () => Promise<T>,
  ): Promise<{ readonly result: T; readonly isOwn: boolean }> => {
    const known = running.get(key)
    if (known) return { result: await known, isOwn: false }
    const own = work()
    running.set(key, own)
    try {
      return { result: await own, isOwn: true }
    } finally {
      running.delete(key)
    }
  }
}
