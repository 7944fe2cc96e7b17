import { useCallback, useEffect, useRef, useState } from 'react'

/** The part of the window above which a step's beginning makes it the current one. */
const LINE = 0.58

/** Which step has come up last. `watch` is the `ref` of each step. */
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
    const isUp = (step: HTMLElement) => step.getBoundingClientRect().top < innerHeight * LINE
    const observer = new IntersectionObserver(
      () => setCurrent(Math.max(0, steps.current.findLastIndex(isUp))),
      {
        rootMargin: `0px 0px ${Math.round((LINE - 1) * 100)}% 0px`,
      },
    )
    for (const step of steps.current) observer.observe(step)
    return () => observer.disconnect()
  }, [])
  return { current, watch }
}
