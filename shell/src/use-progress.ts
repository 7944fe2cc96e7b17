import { useEffect, useState } from 'react'
import type { ProgressState } from 'shared-ui/progress-bar'

/** §9: a page that comes at once shows no bar. */
const THROTTLE = 200

export function useProgress(isLoading: boolean): ProgressState {
  const [state, setState] = useState<ProgressState>('idle')
  useEffect(() => {
    if (!isLoading) {
      setState((before) => (before === 'running' ? 'done' : before))
      return
    }
    const timer = setTimeout(() => setState('running'), THROTTLE)
    return () => clearTimeout(timer)
  }, [isLoading])
  return state
}
