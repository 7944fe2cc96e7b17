import { p75, type Tally } from '../votes/tally.ts'

export type Verdict = { readonly verdict: 'keep' } | { readonly verdict: 'roll-back'; readonly why: string }

const ENOUGH_VISITORS = 50
const ENOUGH_TIMINGS = 50
/** Failures and slow loads must come from this many networks, so that no outsider with a few networks and many cookies can decide. */
const ENOUGH_NETWORKS = 20
const MARGIN = 0.05
/** Critical z value for p = 0.01: chance exceeds it once in a hundred times. */
const SIGNIFICANT = 2.576
const SLOWER_BY_FACTOR = 1.5
const SLOWER_BY_MS = 500

/** Decides whether a canary is so much worse than the live version that it should be rolled back. */
export function judgeCanary(canary: Tally, live: Tally): Verdict {
  if (canary.visitors < ENOUGH_VISITORS) return { verdict: 'keep' }
  const why = moreFailures(canary, live) ?? slower(canary, live)
  return why === undefined ? { verdict: 'keep' } : { verdict: 'roll-back', why }
}

function moreFailures(canary: Tally, live: Tally): string | undefined {
  if (live.visitors === 0 || canary.badNetworks < ENOUGH_NETWORKS) return undefined
  const difference = share(canary) - share(live)
  if (difference <= MARGIN || zScore(canary, live, difference) < SIGNIFICANT) return undefined
  return `${portion(canary)} met a failure or a crash, against ${portion(live)} with the live version.`
}

/** Two-proportion z-test: the difference in standard deviations, assuming that both versions are equal. */
function zScore(canary: Tally, live: Tally, difference: number): number {
  const pooled = (canary.bad + live.bad) / (canary.visitors + live.visitors)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / canary.visitors + 1 / live.visitors))
  return spread === 0 ? 0 : difference / spread
}

function slower(canary: Tally, live: Tally): string | undefined {
  if (Math.min(canary.timings.length, live.timings.length) < ENOUGH_TIMINGS) return undefined
  const [canaryMs = 0, liveMs = 0] = [p75(canary.timings), p75(live.timings)]
  const limit = Math.max(liveMs * SLOWER_BY_FACTOR, liveMs + SLOWER_BY_MS)
  if (canaryMs <= limit || networksAbove(limit, canary) < ENOUGH_NETWORKS) return undefined
  return `Three of four loads took up to ${canaryMs} ms, against ${liveMs} ms with the live version.`
}

function networksAbove(limit: number, { timings }: Tally): number {
  return new Set(timings.filter(({ ms }) => ms > limit).map(({ from }) => from)).size
}

function share({ bad, visitors }: Tally): number {
  return bad / visitors
}

function portion(tally: Tally): string {
  return `${tally.bad} of ${tally.visitors} visitors (${(share(tally) * 100).toFixed(1)}%)`
}
