import { type PointerEvent, useRef } from 'react'
import { type CropView, clampView, dragView, type Size } from './crop-view.ts'

/** Updates the view from its latest state, since several changes may come before the next render. */
export type ChangeView = (change: (view: CropView) => CropView) => void

interface Point {
  readonly x: number
  readonly y: number
}

const distance = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** One finger or the mouse drags the picture; two fingers zoom. */
export function useCropGestures(picture: Size, changeView: ChangeView) {
  const pointers = useRef(new Map<number, Point>())

  function move({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    const before = [...pointers.current.values()]
    const last = pointers.current.get(pointerId)
    if (!last) return
    pointers.current.set(pointerId, { x: clientX, y: clientY })
    const { width, height } = currentTarget.getBoundingClientRect()
    if (before.length === 1) {
      const by = { x: (clientX - last.x) / width, y: (clientY - last.y) / height }
      changeView((view) => dragView(picture, view, by))
    } else {
      const factor = distance([...pointers.current.values()]) / (distance(before) || 1)
      changeView((view) => clampView(picture, { ...view, zoom: view.zoom * factor }))
    }
  }

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)

  return {
    onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId)
      pointers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  }
}
