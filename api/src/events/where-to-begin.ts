/** Where a stream begins, and whether its page has to be told. */
export interface Beginning {
  readonly position: number
  readonly tells?: 'position' | 'reset'
}

interface Known {
  /** The last event that the page knows of, as it says. */
  readonly asked: string | undefined
  /** The member's last event. */
  readonly current: number
  /** The first event that is still kept, where the page is behind; none where nothing is. */
  readonly oldest: () => Promise<number | null>
}

/** After the event that the page knows of, if all that followed is still kept; else now. */
export async function whereToBegin({ asked, current, oldest }: Known): Promise<Beginning> {
  if (!asked) return { position: current, tells: 'position' }
  const position = /^\d+$/.test(asked) ? Number(asked) : Number.POSITIVE_INFINITY
  if (position === current) return { position }
  // From a database that was set back, or made up.
  if (position > current) return { position: current, tells: 'reset' }
  const first = await oldest()
  return first !== null && first <= position + 1 ? { position } : { position: current, tells: 'reset' }
}
