export interface SlotPlace {
  readonly id: number
  readonly name: string
  readonly element: HTMLElement
}

/** The elements in pages of remotes that the shell fills with the widgets of a slot. */
export function slotPlaces() {
  const listeners = new Set<() => void>()
  let places: readonly SlotPlace[] = []
  let count = 0

  function change(next: readonly SlotPlace[]) {
    places = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => places,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fill(name: string, element: HTMLElement) {
      count += 1
      const id = count
      change([...places, { id, name, element }])
      return () => change(places.filter((place) => place.id !== id))
    },
  }
}
