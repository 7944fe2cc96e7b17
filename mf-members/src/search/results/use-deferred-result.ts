import { useDeferredValue } from 'react'
import { useIsFirstView } from 'shared-state/first-view'

/**
 * Results one rendering later: the cards take many times as long as the page's heading, which is drawn before them. HTML
 * from the server has both.
 */
export function useDeferredResult<T>(data: T | undefined): T | null {
  const isFirstView = useIsFirstView()
  return useDeferredValue(data ?? null, isFirstView ? (data ?? null) : null)
}
