/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing.')
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Two measurements taken one right after the other, so that the machine's load affects both. */
export interface Pair {
  readonly figure: number
  readonly reference: number
}

/** The median of each side, and of the ratios of the pairs. */
export function comparePairs(pairs: readonly Pair[]) {
  return {
    figure: median(pairs.map(({ figure }) => figure)),
    reference: median(pairs.map(({ reference }) => reference)),
    ratio: median(pairs.map(({ figure, reference }) => figure / reference)),
  }
}
