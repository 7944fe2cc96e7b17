import { PROGRESS_THROTTLE } from 'contracts'
import { useEffect, useState } from 'react'
import type { ProgressState } from 'shared-ui/progress-bar'

/** Milliseconds for which the full bar stays before it disappears. */
const FADE_MS = 600

/** §9: the progress bar shows only if a page takes a while to load. */
export function useProgress(isLoading: boolean): ProgressState {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(isLoading), isLoading ? PROGRESS_THROTTLE : FADE_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isSlow) return 'idle'
  return isLoading ? 'running' : 'done'
}
