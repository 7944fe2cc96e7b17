export type Unit = 'ms' | 's' | 'kB' | '/s' | ''

/** One line of a table: a figure and its bar. */
export interface Row {
  readonly what: string
  readonly unit: Unit
  readonly figure: number
  /** The figure it is compared with; the bar then applies to their ratio. */
  readonly reference?: number
  readonly ratio?: number
  /** The upper limit; undefined for a figure without one. */
  readonly bar?: number | undefined
  /** More is better: the bar is a lower limit. */
  readonly isLeast?: boolean
}

export function isHeld({ figure, ratio, bar, isLeast = false }: Row): boolean {
  if (bar === undefined) return true
  const value = ratio ?? figure
  // NaN, a failed measurement, misses the bar.
  return isLeast ? value >= bar : value <= bar
}
