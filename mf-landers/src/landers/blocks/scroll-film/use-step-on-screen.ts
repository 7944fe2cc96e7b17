import { useCallback, useEffect, useRef, useState } from 'react'

/** Which step is at the middle of the window, or was there last. `watch` is the `ref` of each step. */
export function useStepOnScreen() {
  const [current, setCurrent] = useState(0)
  const steps = useRef<HTMLElement[]>([])
  const watch = useCallback((step: HTMLElement | null) => {
    if (!step) return
    steps.current.push(step)
    return () => {
      steps.current = steps.current.filter((one) => one !== step)
    }
  }, [])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(steps.current.indexOf(entered.target as HTMLElement))
      },
      // A line across the window, a little below the middle.
      { rootMargin: '-58% 0px -42% 0px' },
    )
    for (const step of steps.current) observer.observe(step)
    return () => observer.disconnect()
  }, [])
  return { current, watch }
}
