import { useLocation } from 'platform/runtime/router'
import { useEffect, useRef } from 'react'

/** Focuses a heading that the address names, once it is there: it loads later than the page. */
export function useArrival(anchor: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isNamed = useLocation().hash === `#${anchor}`
  useEffect(() => {
    if (isNamed) heading.current?.focus()
  }, [isNamed])
  return heading
}
