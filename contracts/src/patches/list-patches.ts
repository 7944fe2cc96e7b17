interface WithId {
  readonly id: string
}

export function without<Entry extends WithId>(id: string, list: readonly Entry[]): Entry[] {
  return list.filter((entry) => entry.id !== id)
}

/** The list with this member's entry as it was `before`, in its place, or without one if there was none. */
export function restoredIn<Entry extends WithId>(
  list: readonly Entry[],
  before: readonly Entry[],
  id: string,
  order: (a: Entry, b: Entry) => number,
): Entry[] {
  const entry = before.find((one) => one.id === id)
  return entry ? [...without(id, list), entry].toSorted(order) : without(id, list)
}
