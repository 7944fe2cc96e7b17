import { useHoldVersion } from 'platform/runtime/router'
import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Verdict } from './deck.ts'
import { dragVerdict } from './drag-verdict.ts'

/** Pixels; a shorter movement is a click. */
const DRAG_THRESHOLD = 8

/** Milliseconds; a card held still for longer has no speed on release. */
const PAUSE = 100

interface Dragging {
  readonly pointer: number
  readonly from: number
  readonly x: number
  readonly at: number
  readonly speed: number
}

interface Throwing {
  /** Whether the element could go that way now. */
  readonly mayThrow: (verdict: Verdict) => boolean
  /** Returns whether the element goes. */
  readonly onThrown: (verdict: Verdict) => boolean
}

/**
 * Lets the user throw an element to the left or right. The position is written to the element's custom properties `--x` and
 * `--lean` (-1 to 1), and what a release would mean now to `data-ready`, so that a movement renders nothing.
 */
export function useDrag({ mayThrow, onThrown }: Throwing) {
  const drag = useRef<Dragging>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasDragged = useRef(false)
  const hold = useHoldVersion()
  const release = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      release.current?.()
      clearTimeout(pause.current)
    },
    [],
  )

  function moveTo(element: HTMLElement, x: number) {
    element.style.setProperty('--x', `${x}px`)
    element.style.setProperty('--lean', String(Math.max(-1, Math.min(1, x / (element.offsetWidth / 2)))))
  }

  function showVerdict(element: HTMLElement, x: number, speed: number) {
    const verdict = dragVerdict({ x, speed, width: element.offsetWidth })
    if (verdict && mayThrow(verdict)) element.dataset.ready = verdict
    else delete element.dataset.ready
  }

  function endDrag(element: HTMLElement) {
    release.current?.()
    clearTimeout(pause.current)
    delete element.dataset.ready
    drag.current = undefined
    delete element.dataset.dragged
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
      if (!wasDragged.current && Math.abs(x) < DRAG_THRESHOLD) return
      if (!wasDragged.current) element.setPointerCapture(pointerId)
      if (!wasDragged.current) release.current = hold()
      wasDragged.current = true
      element.dataset.dragged = ''
      const speed = (x - now.x) / Math.max(1, timeStamp - now.at)
      drag.current = { ...now, x, at: timeStamp, speed }
      moveTo(element, x)
      showVerdict(element, x, speed)
      // No event says that the pointer has stopped.
      clearTimeout(pause.current)
      pause.current = setTimeout(() => showVerdict(element, x, 0), PAUSE)
    },
    onPointerUp({ timeStamp, currentTarget: element }: PointerEvent<HTMLElement>) {
      const now = drag.current
      endDrag(element)
      if (!now || !wasDragged.current) return
      const speed = timeStamp - now.at > PAUSE ? 0 : now.speed
      const verdict = dragVerdict({ x: now.x, speed, width: element.offsetWidth })
      if (!verdict || !onThrown(verdict)) moveTo(element, 0)
    },
    /** The browser took the gesture for scrolling. */
    onPointerCancel({ currentTarget: element }: PointerEvent<HTMLElement>) {
      endDrag(element)
      moveTo(element, 0)
    },
    /** A drag that ends over a link must not follow it, nor press a button. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    /** Without this, the browser drags the picture itself. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
