import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { LATE, markHydrated } from '../server-rendered.ts'

interface LatePartProps {
  /** Shown where the browser draws the part and its code has yet to arrive. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a page whose code loads after the page's, with `lazy`. Where the server has rendered it, what is pressed or
 * typed in it is held until it has hydrated.
 */
export function LatePart({ fallback, children }: LatePartProps) {
  return (
    <Suspense fallback={fallback}>
      <Part>{children}</Part>
    </Suspense>
  )
}

/** Its effect runs once everything in the boundary has hydrated. */
function Part({ children }: Pick<LatePartProps, 'children'>) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (element.current) markHydrated(element.current)
  }, [])
  return (
    <div ref={element} {...{ [LATE]: '' }}>
      {children}
    </div>
  )
}
