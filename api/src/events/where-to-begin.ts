/** The position from which a stream sends events, and whether to announce it to the page. */
export interface Beginning {
  readonly position: number
  readonly tells?: 'position' | 'reset'
}

interface Known {
  /** The last event the page claims to have received. */
  readonly asked: string | undefined
  /** The member's latest event. */
  readonly current: number
  /** Looks up the oldest stored event, which matters only when the page is behind; null if there is none. */
  readonly oldest: () => Promise<number | null>
}

/** Resumes after the page's last event if everything since is still stored; otherwise starts at the latest event. */
export async function whereToBegin({ asked, current, oldest }: Known): Promise<Beginning> {
  if (!asked) return { position: current, tells: 'position' }
  const position = /^\d+$/.test(asked) ? Number(asked) : Number.POSITIVE_INFINITY
  if (position === current) return { position }
  // The page's position is invented, or the database was restored from a backup.
  if (position > current) return { position: current, tells: 'reset' }
  const first = await oldest()
  return first !== null && first <= position + 1 ? { position } : { position: current, tells: 'reset' }
}
