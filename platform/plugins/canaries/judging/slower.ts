import type { Metric } from '../../../registry/index.ts'
import type { ComparedTiming } from '../votes/speeds.ts'

/** Sums of logarithms of times. Those of several groups of visitors add up. */
export interface LogSums {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

interface Judged {
  readonly metric: Metric
  /** Milliseconds between which a visitor can feel a difference: anything below or above counts as the limit itself. */
  readonly limits: readonly [number, number]
  readonly what: string
}

const JUDGED: readonly Judged[] = [
  { metric: 'lcp', limits: [100, 20_000], what: 'The largest content of a page shows' },
  { metric: 'inp', limits: [40, 5_000], what: 'Pages answer interactions' },
  { metric: 'server', limits: [5, 5_000], what: 'The server renders first views' },
]

/** A version that is slower by less than this is never ended for it. */
const MARGIN = Math.log(1.03)
/** The share of canaries as fast as the live version that may be ended, however long they run and however often they are judged. */
const FALSE_ENDS = 0.01
/** The size of a difference that the test finds soonest: about a tenth. */
const EXPECTED = 0.1
/** No spread is believed that is smaller: a few visitors may happen to be alike. */
const LEAST_VARIANCE = 0.01
const ENOUGH_VISITORS = 100
/** A canary must be slower without its slowest networks too, so that no outsider with fewer than twenty can decide. */
const LEFT_OUT_NETWORKS = 19

/** The times of a version, one for each visitor. */
export type TimesOf = (metric: Metric) => readonly ComparedTiming[]

/** Two versions among visitors who are alike: how much slower the canary is, as a logarithm, and how far chance can move that. */
interface Difference {
  readonly difference: number
  readonly variance: number
}

/** Says how a canary is slower than the live version, if that is certain enough (docs/decisions/0049). */
export function slowerThanLive(canary: TimesOf, live: TimesOf): string | undefined {
  for (const judged of JUDGED) {
    const groups = [true, false].flatMap((cached) => {
      const isAlike = (timing: ComparedTiming) => timing.cached === cached
      const all = networksOf(canary(judged.metric).filter(isAlike), judged)
      const ofLive = total(networksOf(live(judged.metric).filter(isAlike), judged))
      if (total(all).count < ENOUGH_VISITORS || ofLive.count < ENOUGH_VISITORS) return []
      const rest = total(withoutSlowest(all, mean(ofLive)))
      return rest.count === 0 ? [] : [{ rest, ofLive, ...difference(rest, ofLive, varianceOf(total(all))) }]
    })
    if (!isSlower(groups)) continue
    const count = (sums: readonly LogSums[]) => total(sums).count
    return `${judged.what} ${percent(groups)}% later than with the live version: ${count(groups.map(({ rest }) => rest))} visitors were compared with ${count(groups.map(({ ofLive }) => ofLive))}.`
  }
  return undefined
}

export function difference(canary: LogSums, live: LogSums, spread = varianceOf(canary)): Difference {
  return {
    difference: mean(canary) - mean(live),
    variance: spread / canary.count + varianceOf(live) / live.count,
  }
}

/**
 * A mixture sequential probability ratio test of two means: the data must be 300 times likelier if the versions differ by
 * more than the margin than if they differ by exactly that. Chance alone gets so far in one of 300 canaries, at any time,
 * and three metrics are judged.
 */
export function isSlower(groups: readonly Difference[]): boolean {
  if (groups.length === 0) return false
  const together = weighted(groups)
  const excess = together.difference - MARGIN
  const { variance } = together
  const ratio = EXPECTED ** 2 / variance
  const likelier = Math.exp(((ratio / (1 + ratio)) * excess ** 2) / (2 * variance)) / Math.sqrt(1 + ratio)
  return excess > 0 && likelier >= JUDGED.length / FALSE_ENDS
}

/** The mean of several differences; the surer one is, the more it counts. */
function weighted(groups: readonly Difference[]): Difference {
  const weight = groups.reduce((sum, { variance }) => sum + 1 / variance, 0)
  const sum = groups.reduce((sum, { difference, variance }) => sum + difference / variance, 0)
  return { difference: sum / weight, variance: 1 / weight }
}

function percent(groups: readonly Difference[]): number {
  return Math.round((Math.exp(weighted(groups).difference) - 1) * 100)
}

export function add(one: LogSums, other: LogSums): LogSums {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
  }
}

export const NO_TIMES: LogSums = { count: 0, sum: 0, squares: 0 }

export function logOf(ms: number): LogSums {
  const log = Math.log(ms)
  return { count: 1, sum: log, squares: log ** 2 }
}

function networksOf(timings: readonly ComparedTiming[], { limits: [least, most] }: Judged): LogSums[] {
  const networks = new Map<string, { count: number; sum: number; squares: number }>()
  for (const { ms, from } of timings) {
    const log = Math.log(Math.min(Math.max(ms, least), most))
    const network = networks.get(from)
    if (network) {
      network.count += 1
      network.sum += log
      network.squares += log ** 2
    } else networks.set(from, { count: 1, sum: log, squares: log ** 2 })
  }
  return [...networks.values()]
}

function withoutSlowest(networks: readonly LogSums[], usual: number): LogSums[] {
  const excess = ({ count, sum }: LogSums) => sum - count * usual
  return networks.toSorted((a, b) => excess(b) - excess(a)).slice(LEFT_OUT_NETWORKS)
}

function total(networks: readonly LogSums[]): LogSums {
  return networks.reduce(add, NO_TIMES)
}

function mean({ count, sum }: LogSums): number {
  return sum / count
}

function varianceOf(sums: LogSums): number {
  return Math.max((sums.squares - sums.count * mean(sums) ** 2) / (sums.count - 1), LEAST_VARIANCE)
}
