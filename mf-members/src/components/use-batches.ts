import { useEffect, useState } from 'react'
import { useIsFirstView } from 'shared-state/first-view'

/** Cards rendered at a time: two rows on a phone. */
const BATCH = 4

/** How many of `count` cards to render by now. A first view from the server has all of them, for readers without scripts. */
export function useBatches(count: number): number {
  const isFirstView = useIsFirstView()
  const [rendered, setRendered] = useState(isFirstView ? count : 0)
  useEffect(() => {
    if (rendered >= count) return
    const timer = setTimeout(() => setRendered(rendered + BATCH))
    return () => clearTimeout(timer)
  }, [rendered, count])
  return rendered
}
