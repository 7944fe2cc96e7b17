import { type DragEvent, useState } from 'react'

interface Drag {
  readonly id: string
  /** Id of the item whose place it would take. */
  readonly over: string
}

/** Sorts a list by drag and drop; on touch screens, after a long press. */
export function useSorting(ids: readonly string[], onMove: (id: string, position: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  /** The side of this item on which the dragged one would land. */
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
      // Some browsers do not start a drag without data.
      dataTransfer.setData('text/plain', id)
      setDrag({ id, over: id })
    },
    onDragEnter: () => drag && setDrag({ id: drag.id, over: id }),
    onDragOver: (event: DragEvent) => drag && event.preventDefault(),
    onDrop(event: DragEvent) {
      if (!drag) return
      // Some browsers would navigate to the dropped data.
      event.preventDefault()
      setDrag(undefined)
      if (drag.id !== id) onMove(drag.id, ids.indexOf(id))
    },
    onDragEnd: () => setDrag(undefined),
  })
}
