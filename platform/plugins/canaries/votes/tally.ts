import type { Vote } from './vote-file.ts'

/** The duration of a visitor's first load, in milliseconds, and the digest of the visitor's network. */
export interface Timing {
  readonly ms: number
  readonly from: string
}

/** Numbers of distinct visitors by what happened to them with a version. */
export interface Tally {
  readonly visitors: number
  readonly loaded: number
  readonly failed: number
  readonly crashed: number
  readonly measured: number
  readonly shed: number
  /** Visitors with a failure or a crash. */
  readonly bad: number
  /** Number of networks that reported a failure or a crash. */
  readonly badNetworks: number
  /** The latest loads, shortest first. */
  readonly timings: readonly Timing[]
}

const MAX_TIMINGS = 500

/** Counts the votes that were cast from `since` on, and before `until`. Of a repeated vote only the last time counts. */
export function tallyOf(votes: Iterable<Vote>, since = 0, until = Number.POSITIVE_INFINITY): Tally {
  const isIn = (at: number | undefined) => at !== undefined && at >= since && at < until
  const loads: (Timing & { at: number })[] = []
  const badNetworks = new Set<string>()
  const count = { visitors: 0, loaded: 0, failed: 0, crashed: 0, measured: 0, shed: 0, bad: 0 }
  for (const vote of votes) {
    const loaded = isIn(vote.loaded)
    const failed = isIn(vote.failed)
    const crashed = isIn(vote.crashed)
    count.visitors += Number(loaded || failed || crashed)
    count.loaded += Number(loaded)
    count.failed += Number(failed)
    count.crashed += Number(crashed)
    count.measured += Number(isIn(vote.measured))
    count.shed += Number(isIn(vote.shed))
    count.bad += Number(failed || crashed)
    if (failed || crashed) badNetworks.add(vote.from)
    if (loaded && vote.loaded !== undefined && vote.ms !== undefined)
      loads.push({ at: vote.loaded, ms: vote.ms, from: vote.from })
  }
  // Numbers alone are sorted several times faster than the loads would be.
  const times = Float64Array.from(loads, ({ at }) => at).sort()
  const first = times.at(-MAX_TIMINGS) ?? 0
  const latest = loads.filter(({ at }) => at >= first).slice(-MAX_TIMINGS)
  const timings = latest.map(({ ms, from }) => ({ ms, from })).sort((a, b) => a.ms - b.ms)
  return { ...count, badNetworks: badNetworks.size, timings }
}

/** 75th percentile of sorted timings, in milliseconds. */
export function p75(timings: readonly Timing[]): number | undefined {
  return timings[Math.ceil(timings.length * 0.75) - 1]?.ms
}
