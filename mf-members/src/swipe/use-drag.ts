import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Verdict } from './deck.ts'
import { dragOutcome } from './drag-outcome.ts'

/** Below it, a press is a press. */
const SLOP = 8

interface Dragging {
  readonly pointer: number
  readonly from: number
  readonly x: number
  readonly at: number
  readonly speed: number
}

/**
 * Lets an element be thrown to the left and right; `onThrown` answers whether it may go. Where it is meanwhile stands in its own properties `--x` and `--lean`
 * (-1 to 1), so that a movement draws nothing anew.
 */
export function useDrag(onThrown: (verdict: Verdict) => boolean) {
  const drag = useRef<Dragging>(undefined)
  const wasDragged = useRef(false)

  function lay(element: HTMLElement, x: number) {
    element.style.setProperty('--x', `${x}px`)
    element.style.setProperty('--lean', String(Math.max(-1, Math.min(1, x / (element.offsetWidth / 2)))))
  }

  function letGo(element: HTMLElement) {
    drag.current = undefined
    delete element.dataset['dragged']
  }

  return {
    onPointerDown({ button, pointerId, clientX, timeStamp }: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (button === 0) drag.current = { pointer: pointerId, from: clientX, x: 0, at: timeStamp, speed: 0 }
    },
    onPointerMove({ pointerId, clientX, timeStamp, currentTarget: element }: PointerEvent<HTMLElement>) {
      const now = drag.current
      if (now?.pointer !== pointerId) return
      const x = clientX - now.from
      if (!wasDragged.current && Math.abs(x) < SLOP) return
      if (!wasDragged.current) element.setPointerCapture(pointerId)
      wasDragged.current = true
      element.dataset['dragged'] = ''
      const speed = (x - now.x) / Math.max(1, timeStamp - now.at)
      drag.current = { ...now, x, at: timeStamp, speed }
      lay(element, x)
    },
    onPointerUp({ timeStamp, currentTarget: element }: PointerEvent<HTMLElement>) {
      const now = drag.current
      letGo(element)
      if (!now || !wasDragged.current) return
      // Held still before it is let go, it is not thrown.
      const speed = timeStamp - now.at > 100 ? 0 : now.speed
      const verdict = dragOutcome({ x: now.x, speed, width: element.offsetWidth })
      if (!verdict || !onThrown(verdict)) lay(element, 0)
    },
    /** The browser took it for scrolling. */
    onPointerCancel({ currentTarget: element }: PointerEvent<HTMLElement>) {
      letGo(element)
      lay(element, 0)
    },
    /** A throw that ends on a link is no press of it. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.preventDefault()
    },
    /** The browser would drag the picture itself. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
