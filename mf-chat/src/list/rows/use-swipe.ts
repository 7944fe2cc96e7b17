import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { BUTTON_WIDTH, swipeEnd } from './swipe-end.ts'

/** Pixels; a shorter movement is a tap. */
const SWIPE_THRESHOLD = 10

/** Milliseconds; a row held still for longer has no speed on release. */
const PAUSE = 100

interface Swiping {
  readonly pointer: number
  /** Place of the finger, and of the row, at the start. */
  readonly from: number
  readonly startX: number
  readonly x: number
  readonly at: number
  readonly speed: number
}

/**
 * Lets a finger swipe an element to the left; the element needs `touch-action: pan-y`, so that the browser keeps vertical
 * scrolling. The position is written to the custom property `--x`, so that a movement renders nothing. A short swipe leaves it
 * open, beside the button behind it; a tap elsewhere or a swipe back closes it.
 */
export function useSwipe<Row extends Element>(onSwiped: () => void) {
  const row = useRef<Row>(null)
  const swipe = useRef<Swiping>(undefined)
  const isDragging = useRef(false)
  const [wasSwiped, setWasSwiped] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useTapElsewhere(row, isOpen, close)

  function release(element: HTMLElement) {
    swipe.current = undefined
    delete element.dataset.dragged
    element.style.removeProperty('--x')
  }

  const handlers = {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, timeStamp }: PointerEvent<HTMLElement>) {
      isDragging.current = false
      if (pointerType !== 'touch' || !isPrimary) return
      const startX = isOpen ? -BUTTON_WIDTH : 0
      swipe.current = { pointer: pointerId, from: clientX, startX, x: startX, at: timeStamp, speed: 0 }
    },
    onPointerMove({ pointerId, clientX, timeStamp, currentTarget: element }: PointerEvent<HTMLElement>) {
      const now = swipe.current
      if (now?.pointer !== pointerId) return
      const x = Math.min(0, now.startX + clientX - now.from)
      if (!isDragging.current) {
        if (Math.abs(x - now.startX) < SWIPE_THRESHOLD) return
        isDragging.current = true
        element.dataset.dragged = ''
        setWasSwiped(true)
      }
      const speed = (x - now.x) / Math.max(1, timeStamp - now.at)
      swipe.current = { ...now, x, at: timeStamp, speed }
      element.style.setProperty('--x', `${x}px`)
    },
    onPointerUp({ pointerId, timeStamp, currentTarget: element }: PointerEvent<HTMLElement>) {
      const now = swipe.current
      if (now?.pointer !== pointerId) return
      release(element)
      if (!isDragging.current) return
      const speed = timeStamp - now.at > PAUSE ? 0 : now.speed
      const end = swipeEnd({ x: now.x, speed, width: element.offsetWidth })
      setOpen(end === 'open')
      if (end === 'ask') onSwiped()
    },
    /** The browser took the gesture for scrolling. */
    onPointerCancel({ currentTarget: element }: PointerEvent<HTMLElement>) {
      isDragging.current = false
      release(element)
    },
    /** A swipe that ends over a link must not follow it, nor a tap that closes the row; a key press (`detail` 0) may. */
    onClickCapture(event: MouseEvent) {
      if (event.detail === 0 || (!isDragging.current && !isOpen)) return
      event.preventDefault()
      event.stopPropagation()
      if (!isDragging.current) close()
    },
  }
  return { row, handlers, wasSwiped, isOpen, close }
}

/** Calls back when a pointer goes down outside of the element, while `isWaiting`. */
function useTapElsewhere(ref: RefObject<Element | null>, isWaiting: boolean, onTap: () => void) {
  const tapped = useEffectEvent(({ target }: Event) => {
    if (!ref.current?.contains(target as Node)) onTap()
  })
  useEffect(() => {
    if (!isWaiting) return
    const onDown = (event: Event) => tapped(event)
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [isWaiting])
}
