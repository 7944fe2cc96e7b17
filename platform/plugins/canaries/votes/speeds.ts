import type { Metric, Speeds } from '../../../registry/index.ts'
import type { Timing } from './tally.ts'
import type { Vote } from './vote-file.ts'

/** One visitor's latest value of a metric. */
export interface ComparedTiming extends Timing {
  /** Whether the page's code came from the browser's cache. */
  readonly cached: boolean
}

/** The values of one metric that were measured from `since` on and can be compared between versions. */
export function timingsOf(votes: Iterable<Vote>, metric: Metric, since: number): ComparedTiming[] {
  const timings: ComparedTiming[] = []
  for (const { from, latest } of votes) {
    const value = latest?.[metric]
    if (value && value.at >= since) timings.push({ ms: value.ms, cached: value.cached, from })
  }
  return timings
}

const METRICS: readonly Metric[] = ['lcp', 'inp', 'cls', 'ttfb', 'change', 'server']

/** The 75th percentile of each metric. */
export function speedsOf(votes: readonly Vote[], since = 0): Speeds {
  return Object.fromEntries(
    METRICS.flatMap((metric) => {
      const known = votes.flatMap(({ measured = 0, speeds }) =>
        measured >= since ? (speeds?.[metric] ?? []) : [],
      )
      const values = Float64Array.from(known).sort()
      const value = values[Math.ceil(values.length * 0.75) - 1]
      return value === undefined ? [] : [[metric, value] as const]
    }),
  )
}
