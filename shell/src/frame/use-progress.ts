import { PROGRESS_THROTTLE } from 'contracts'
import { useEffect, useState } from 'react'
import type { ProgressState } from 'shared-ui/progress-bar'

/** How long the full bar is seen before it is gone. */
const FADE = 600

/** §9: a page that comes at once shows no bar. */
export function useProgress(isLoading: boolean): ProgressState {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(isLoading), isLoading ? PROGRESS_THROTTLE : FADE)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isSlow) return 'idle'
  return isLoading ? 'running' : 'done'
}
