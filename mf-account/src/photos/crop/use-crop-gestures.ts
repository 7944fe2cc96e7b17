import { type PointerEvent, useRef } from 'react'
import { type CropView, dragged, type Size, withinPicture } from './crop-view.ts'

/** Updates the view from its latest state, since several changes may come before the next render. */
export type Look = (change: (view: CropView) => CropView) => void

interface Point {
  readonly x: number
  readonly y: number
}

const distance = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** One finger or the mouse drags the picture; two fingers zoom. */
export function useCropGestures(picture: Size, look: Look) {
  const pointers = useRef(new Map<number, Point>())

  function move({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    const before = [...pointers.current.values()]
    const last = pointers.current.get(pointerId)
    if (!last) return
    pointers.current.set(pointerId, { x: clientX, y: clientY })
    const { width, height } = currentTarget.getBoundingClientRect()
    if (before.length === 1) {
      const by = { x: (clientX - last.x) / width, y: (clientY - last.y) / height }
      look((view) => dragged(picture, view, by))
    } else {
      const nearer = distance([...pointers.current.values()]) / (distance(before) || 1)
      look((view) => withinPicture(picture, { ...view, zoom: view.zoom * nearer }))
    }
  }

  const letGo = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)

  return {
    onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId)
      pointers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
