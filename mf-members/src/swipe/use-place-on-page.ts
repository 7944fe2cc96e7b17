import { type RefObject, useLayoutEffect } from 'react'

/**
 * Writes how far below the top of the page an element begins to its custom property `--above`, in pixels. That depends on
 * the alert above the page, on notices and on the lines that they take in each language.
 */
export function usePlaceOnPage(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const above = current.getBoundingClientRect().top + window.scrollY
      current.style.setProperty('--above', `${Math.round(above)}px`)
    }
    measure()
    // In the next frame: what the place changes may be among the observed.
    let frame = 0
    const resizing = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    // Whatever pushes the element down makes one of these longer.
    for (let at = current.parentElement; at; at = at.parentElement) resizing.observe(at)
    return () => {
      resizing.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element])
}
