import type { LanderKind, LanderStatus, ListedLander } from 'contracts'

export const ALL = 'all'

/** The documents that somebody looks for in the list. */
export interface Wanted {
  /** Words, or pieces of them. */
  readonly text: string
  readonly status: LanderStatus | typeof ALL
  readonly kind: LanderKind | typeof ALL
}

export const anything: Wanted = { text: '', status: ALL, kind: ALL }

/** Whether a document is of this status and kind, and its name, title or template has every word. */
export function isWanted(
  { title, template, status, kind }: ListedLander,
  name: string,
  wanted: Wanted,
): boolean {
  const known = `${name} ${title} ${template}`.toLowerCase()
  return (
    (wanted.status === ALL || wanted.status === status) &&
    (wanted.kind === ALL || wanted.kind === kind) &&
    wanted.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => known.includes(word))
  )
}
