import { useLayoutEffect, useRef } from 'react'
import { arrivals } from './arrivals.ts'
import { FilledSlots } from './filled-slots.tsx'
import { usePlatform, useRouterState } from './platform-context.ts'

/** The place where pages are shown. The frame renders it once, always in the same position. */
export function Outlet() {
  const platform = usePlatform()
  const state = useRouterState((whole) => whole)
  const place = useRef<HTMLDivElement>(null)
  const arrive = useRef<ReturnType<typeof arrivals>>(undefined)

  useLayoutEffect(() => {
    const { element } = platform.outlet
    // If the server has rendered the page it is there, and would lose its focus if it moved.
    if (element.parentElement !== place.current) place.current?.append(element)
  }, [platform])

  // A layout effect, so that the page changes in the same paint as the layout.
  useLayoutEffect(() => {
    arrive.current ??= arrivals(platform)
    arrive.current(state)
  }, [platform, state])

  return (
    <>
      {/* React leaves alone what is inside, which belongs to the roots of the pages. */}
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: platform.outlet.html }} />
      <FilledSlots />
    </>
  )
}
