import { p75, type Tally } from '../votes/tally.ts'

export type Verdict = { readonly verdict: 'keep' } | { readonly verdict: 'roll-back'; readonly why: string }

const ENOUGH_VISITORS = 50
const ENOUGH_TIMINGS = 50
/** So many must have met something bad that no stranger with a few lines and many cookies decides. */
const ENOUGH_ADDRESSES = 5
const MARGIN = 0.05
/** Standard deviations that chance exceeds once in a hundred times. */
const SIGNIFICANT = 2.576
const SLOWER_BY_FACTOR = 1.5
const SLOWER_BY_MS = 500

/** Whether a canary is so much worse than the live version that it should end. */
export function judge(canary: Tally, live: Tally): Verdict {
  if (canary.visitors < ENOUGH_VISITORS) return { verdict: 'keep' }
  const why = moreTrouble(canary, live) ?? slower(canary, live)
  return why === undefined ? { verdict: 'keep' } : { verdict: 'roll-back', why }
}

function moreTrouble(canary: Tally, live: Tally): string | undefined {
  if (live.visitors === 0 || canary.badAddresses < ENOUGH_ADDRESSES) return undefined
  const difference = share(canary) - share(live)
  if (difference <= MARGIN || deviations(canary, live, difference) < SIGNIFICANT) return undefined
  return `${portion(canary)} met a failure or a crash, against ${portion(live)} with the live version.`
}

/** Two-proportion z: the difference in units of what chance would make of two equal versions. */
function deviations(canary: Tally, live: Tally, difference: number): number {
  const pooled = (canary.bad + live.bad) / (canary.visitors + live.visitors)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / canary.visitors + 1 / live.visitors))
  return spread === 0 ? 0 : difference / spread
}

function slower(canary: Tally, live: Tally): string | undefined {
  if (Math.min(canary.timings.length, live.timings.length) < ENOUGH_TIMINGS) return undefined
  const [mine = 0, theirs = 0] = [p75(canary.timings), p75(live.timings)]
  if (mine <= theirs * SLOWER_BY_FACTOR || mine <= theirs + SLOWER_BY_MS) return undefined
  return `Three of four loads took up to ${mine} ms, against ${theirs} ms with the live version.`
}

function share({ bad, visitors }: Tally): number {
  return bad / visitors
}

function portion(tally: Tally): string {
  return `${tally.bad} of ${tally.visitors} visitors (${(share(tally) * 100).toFixed(1)}%)`
}
