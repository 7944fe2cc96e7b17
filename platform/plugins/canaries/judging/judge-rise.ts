import type { Tally } from '../votes/tally.ts'

const ENOUGH_VISITORS = 50
/** Failures must come from this many networks, so that an outsider with one or two cannot wake anybody. */
const ENOUGH_NETWORKS = 5
const HIGH_SHARE = 0.05
const RISEN_BY_FACTOR = 3

/** Says why somebody should look at a version: its failures are many, and many more than in the time before. */
export function judgeRise(now: Tally, before: Tally): string | undefined {
  if (now.visitors < ENOUGH_VISITORS || now.badNetworks < ENOUGH_NETWORKS) return undefined
  const [share, usual] = [shareOf(now), shareOf(before)]
  if (share <= HIGH_SHARE || share <= usual * RISEN_BY_FACTOR) return undefined
  const earlier = before.visitors === 0 ? '' : `, after ${portion(before)} in the hour before`
  return `${portion(now)} met a failure or a crash in the last 10 minutes${earlier}.`
}

function shareOf({ bad, visitors }: Tally): number {
  return visitors === 0 ? 0 : bad / visitors
}

function portion(tally: Tally): string {
  return `${tally.bad} of ${tally.visitors} visitors (${(shareOf(tally) * 100).toFixed(1)}%)`
}
