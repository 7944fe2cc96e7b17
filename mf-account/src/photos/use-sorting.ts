import { type DragEvent, useState } from 'react'

interface Drag {
  readonly id: string
  /** In whose place it would be put. */
  readonly over: string
}

/** Drags one of a list into the place of another. Touch screens begin it by a long press. */
export function useSorting(ids: readonly string[], onMove: (id: string, position: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  /** On which side of it the dragged one would stand. */
  function sideOf(id: string) {
    if (!drag || drag.over !== id || drag.id === id) return undefined
    return ids.indexOf(drag.id) > ids.indexOf(id) ? 'before' : 'after'
  }

  return (id: string) => ({
    draggable: true,
    'data-dragged': drag?.id === id || undefined,
    'data-drop': sideOf(id),
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move'
      // Without data some browsers drag nothing.
      dataTransfer.setData('text/plain', id)
      setDrag({ id, over: id })
    },
    onDragEnter: () => drag && setDrag({ id: drag.id, over: id }),
    onDragOver: (event: DragEvent) => drag && event.preventDefault(),
    onDrop(event: DragEvent) {
      if (!drag) return
      // Some browsers would go to what is dropped.
      event.preventDefault()
      setDrag(undefined)
      if (drag.id !== id) onMove(drag.id, ids.indexOf(id))
    },
    onDragEnd: () => setDrag(undefined),
  })
}
