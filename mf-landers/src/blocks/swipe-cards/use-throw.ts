import { type DragEvent, type PointerEvent, useRef } from 'react'
import { answerIn } from './deal.ts'

interface Held {
  readonly pointer: number
  readonly from: number
  readonly x: number
  readonly at: number
  readonly speed: number
}

/** Throws a card by finger, mouse or pen. Moving it only sets `--x` and `--lean`, and renders nothing. */
export function useThrow(onAnswer: (isYes: boolean) => void) {
  const held = useRef<Held>(undefined)

  function moveTo(card: HTMLElement, x: number) {
    card.style.setProperty('--x', `${x}px`)
    card.style.setProperty('--lean', String(Math.max(-1, Math.min(1, x / (card.offsetWidth / 2)))))
  }

  function letGo(card: HTMLElement) {
    held.current = undefined
    delete card.dataset.dragged
  }

  return {
    onPointerDown({ button, pointerId, clientX, timeStamp, currentTarget: card }: PointerEvent<HTMLElement>) {
      if (button !== 0) return
      held.current = { pointer: pointerId, from: clientX, x: 0, at: timeStamp, speed: 0 }
      card.setPointerCapture(pointerId)
      card.dataset.dragged = ''
    },
    onPointerMove({ pointerId, clientX, timeStamp, currentTarget: card }: PointerEvent<HTMLElement>) {
      const now = held.current
      if (now?.pointer !== pointerId) return
      const x = clientX - now.from
      held.current = { ...now, x, at: timeStamp, speed: (x - now.x) / Math.max(1, timeStamp - now.at) }
      moveTo(card, x)
    },
    onPointerUp({ pointerId, currentTarget: card }: PointerEvent<HTMLElement>) {
      const now = held.current
      if (now?.pointer !== pointerId) return
      letGo(card)
      const isYes = answerIn({ x: now.x, speed: now.speed, width: card.offsetWidth })
      if (isYes === undefined) moveTo(card, 0)
      else onAnswer(isYes)
    },
    /** The browser took the gesture for scrolling. */
    onPointerCancel({ currentTarget: card }: PointerEvent<HTMLElement>) {
      letGo(card)
      moveTo(card, 0)
    },
    /** Without this, the browser drags the picture itself. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
