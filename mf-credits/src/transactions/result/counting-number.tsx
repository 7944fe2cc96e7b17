import { useEffect, useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Spoken } from 'shared-ui/spoken'

interface CountingNumberProps {
  readonly from: number
  readonly to: number
}

/** Milliseconds. */
const DURATION = 1_200

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts up on the screen; a screen reader gets the last number at once. */
export function CountingNumber({ from, to }: CountingNumberProps) {
  const { number } = useFormat()
  const shown = useCount(from, to)
  return (
    <>
      <Spoken>{number(to)}</Spoken>
      <span aria-hidden="true">{number(shown)}</span>
    </>
  )
}

function useCount(from: number, to: number): number {
  const [shown, setShown] = useState(from)
  useEffect(() => {
    const duration = isStill() || from >= to ? 0 : DURATION
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = duration > 0 ? Math.min(1, Math.max(0, (now - start) / duration)) : 1
      // Fast at first, then slower.
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return shown
}
