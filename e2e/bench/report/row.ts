export type Unit = 'ms' | 's' | 'kB' | '/s' | ''

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
  /** The bar is the least that must be, where more is better. */
  readonly isLeast?: boolean
}

export function isHeld({ figure, ratio, bar, isLeast = false }: Row): boolean {
  if (bar === undefined) return true
  const value = ratio ?? figure
  // What could not be measured is not held.
  return isLeast ? value >= bar : value <= bar
}
