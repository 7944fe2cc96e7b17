/** Standard deviations on each side of the estimate for 95 per cent. */
const Z = 1.959964

interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** The share of visitors who sign up, with Wilson's 95 % interval, which also holds for small numbers. */
export function confidenceInterval(signups: number, visits: number): Interval {
  if (visits === 0) return { rate: 0, low: 0, high: 1 }
  const rate = Math.min(1, signups / visits)
  const weight = 1 + Z ** 2 / visits
  const middle = (rate + Z ** 2 / (2 * visits)) / weight
  const half = (Z / weight) * Math.sqrt((rate * (1 - rate)) / visits + Z ** 2 / (4 * visits ** 2))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
