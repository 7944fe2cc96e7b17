import { useEffect } from 'react'

/**
 * Calls back once its siblings are in the DOM and their effects have run: its own effect doesn't run while the page is
 * suspended. If the effect of a sibling throws, React removes this component before the end of the task.
 */
export function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(() => {
    let isThere = true
    queueMicrotask(() => {
      if (isThere) onDrawn()
    })
    return () => {
      isThere = false
    }
  }, [onDrawn])
  return null
}
