export type Unit = 'ms' | 's' | 'kB' | ''

/** One line of a table: a figure, and how far it may go. */
export interface Row {
  readonly what: string
  readonly unit: Unit
  readonly figure: number
  /** What the figure is compared with; then the bar is one for their ratio. */
  readonly reference?: number
  readonly ratio?: number
  /** The most that may be; undefined where the figure only informs. */
  readonly bar?: number | undefined
}

export function isHeld({ figure, ratio, bar }: Row): boolean {
  if (bar === undefined) return true
  const value = ratio ?? figure
  // What could not be measured is not held.
  return value <= bar
}
