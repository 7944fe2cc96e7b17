import { useEffect, useState } from 'react'

/** Cards rendered at a time: two rows on a phone. */
const BATCH = 4

/** How many of `count` cards to render by now. */
export function useBatches(count: number): number {
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    if (rendered >= count) return
    const timer = setTimeout(() => setRendered(rendered + BATCH))
    return () => clearTimeout(timer)
  }, [rendered, count])
  return rendered
}
