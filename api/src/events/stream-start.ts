/** Where a stream starts, and the kind of event that announces it to the page, if any. */
export interface StreamStart {
  readonly position: number
  readonly announcement?: 'position' | 'reset'
}

interface Positions {
  /** The last event the page claims to have received. */
  readonly requested: string | undefined
  /** The member's latest event. */
  readonly current: number
  /** Looks up the oldest stored event, which matters only when the page is behind; null if there is none. */
  readonly oldest: () => Promise<number | null>
}

/** Resumes after the page's last event if all since is stored; otherwise starts at the latest event. */
export async function streamStart({ requested, current, oldest }: Positions): Promise<StreamStart> {
  if (!requested) return { position: current, announcement: 'position' }
  const position = /^\d+$/.test(requested) ? Number(requested) : Number.POSITIVE_INFINITY
  if (position === current) return { position }
  // The page's position is invented, or the database was restored from a backup.
  if (position > current) return { position: current, announcement: 'reset' }
  const first = await oldest()
  const isComplete = first !== null && first <= position + 1
  return isComplete ? { position } : { position: current, announcement: 'reset' }
}
