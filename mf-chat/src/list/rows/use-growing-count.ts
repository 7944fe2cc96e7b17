import { startTransition, useEffect, useRef, useState } from 'react'

/** A screenful. */
const FIRST = 15

const BATCH = 15

/**
 * How many of many entries to render: a screenful, and more as the user scrolls to the end of them, where the element of the
 * ref stands. At least `wanted` in the end, a few at a time, so that the page goes on reacting.
 */
export function useGrowingCount<End extends Element>(total: number, wanted = 0) {
  const [count, setCount] = useState(FIRST)
  const end = useRef<End>(null)
  const hasMore = count < total
  useEffect(() => {
    if (!hasMore || !end.current) return
    const grow = () => startTransition(() => setCount(count + BATCH))
    if (count < wanted) return grow()
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) grow()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, hasMore, wanted])
  return { count, hasMore, end }
}
