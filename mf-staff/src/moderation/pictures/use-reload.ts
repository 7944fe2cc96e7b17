import { useEffect, useState } from 'react'

/** Notices that a picture didn't load, and loads it again once the network is back, or when `retry` is called. */
export function useReload(src: string) {
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isBroken = failed === src

  function retry() {
    setFailed(null)
    setAttempt((now) => now + 1)
  }
  useEffect(() => {
    if (!isBroken) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isBroken])

  return {
    isBroken,
    retry,
    /** For the image: with another key, it is fetched anew. */
    attempt: `${src} ${attempt}`,
    onError: () => setFailed(src),
  }
}
