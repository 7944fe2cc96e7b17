import { useLayoutEffect, useRef } from 'react'
import { usePlatform, useRouterState } from '../platform-context.ts'
import { FilledSlots } from '../slots/filled-slots.tsx'
import { arrivals } from './arrivals.ts'

/** Where the pages stand. The frame draws it once, always in the same place, and around it what it likes. */
export function Outlet() {
  const platform = usePlatform()
  const state = useRouterState((whole) => whole)
  const place = useRef<HTMLDivElement>(null)
  const arrive = useRef<ReturnType<typeof arrivals>>(undefined)

  useLayoutEffect(() => {
    place.current?.append(platform.outlet.element)
  }, [platform])

  // In the same frame in which the layout changes.
  useLayoutEffect(() => {
    arrive.current ??= arrivals(platform)
    arrive.current(state)
  }, [platform, state])

  return (
    <>
      <div ref={place} />
      <FilledSlots />
    </>
  )
}
