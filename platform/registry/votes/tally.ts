import type { Vote } from './vote-store.ts'

/** Distinct visitors, by what they met with a version. */
export interface Tally {
  readonly visitors: number
  readonly loaded: number
  readonly failed: number
  readonly crashed: number
  /** Met a failure or a crash. */
  readonly bad: number
  /** Addresses from which the bad ones were heard. */
  readonly badAddresses: number
  /** Milliseconds of the latest loads, shortest first. */
  readonly timings: readonly number[]
}

const KEPT_TIMINGS = 500

/** Counts the votes that were cast, or cast again, from `since` on. */
export function tallyOf(votes: Iterable<Vote>, since = 0): Tally {
  const loads: { at: number; ms: number }[] = []
  const badAddresses = new Set<string>()
  const count = { visitors: 0, loaded: 0, failed: 0, crashed: 0, bad: 0 }
  for (const vote of votes) {
    const loaded = vote.loaded !== undefined && vote.loaded >= since
    const failed = vote.failed !== undefined && vote.failed >= since
    const crashed = vote.crashed !== undefined && vote.crashed >= since
    count.visitors += Number(loaded || failed || crashed)
    count.loaded += Number(loaded)
    count.failed += Number(failed)
    count.crashed += Number(crashed)
    count.bad += Number(failed || crashed)
    if (failed || crashed) badAddresses.add(vote.from)
    if (loaded && vote.ms !== undefined) loads.push({ at: vote.loaded, ms: vote.ms })
  }
  const latest = loads.sort((a, b) => b.at - a.at).slice(0, KEPT_TIMINGS)
  const timings = latest.map(({ ms }) => ms).sort((a, b) => a - b)
  return { ...count, badAddresses: badAddresses.size, timings }
}

/** The time within which three of four loads were done. */
export function p75(timings: readonly number[]): number | undefined {
  return timings[Math.ceil(timings.length * 0.75) - 1]
}
