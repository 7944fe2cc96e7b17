import { useLayoutEffect, useRef } from 'react'

/** Fits a text area to its text in browsers without `field-sizing`. The ref is for the element around it. */
export function useGrowing(text: string) {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = around.current?.querySelector('textarea')
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.blockSize = 'auto'
    const borders = area.offsetHeight - area.clientHeight
    area.style.blockSize = `${area.scrollHeight + borders}px`
  }, [text])
  return around
}
