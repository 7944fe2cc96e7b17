import type { HistoryEvent } from '../document/document.ts'

interface Member {
  readonly name: string
  readonly version: string
}

/** The rest of a group, as the history of one of its bundles records it; undefined if it is alone. */
export function othersIn(group: readonly Member[], name: string): HistoryEvent['with'] {
  const others = group.filter((member) => member.name !== name)
  return others.length === 0
    ? undefined
    : Object.fromEntries(others.map((other) => [other.name, other.version]))
}
