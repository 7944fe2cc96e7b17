import { expect, test } from 'vitest'
import type { Metric } from '../../../registry/index.ts'
import type { ComparedTiming } from '../votes/speeds.ts'
import { logNormal, seededRandom } from './fixture-visits.ts'
import { add, difference, isSlower, logOf, NO_TIMES, slowerThanLive, type TimesOf } from './slower.ts'

const CANARIES = 1_000
const VISITORS = 2_000

/** Median in milliseconds and spread of the logarithm, as field data of real sites have them. */
const USUAL = { lcp: [1_500, 0.6], inp: [120, 0.7], server: [30, 0.5] } as const
type Judged = keyof typeof USUAL
const JUDGED = Object.keys(USUAL) as Judged[]

const alike = (ms: number, visitors: number): ComparedTiming[] =>
  Array.from({ length: visitors }, (_, i) => ({ ms, from: `network ${i >> 1}`, cached: false }))

const only =
  (metric: Metric, timings: readonly ComparedTiming[]): TimesOf =>
  (asked) =>
    asked === metric ? timings : []

test('of a thousand canaries that are as fast as the live version, no more than ten are ended', () => {
  let ended = 0
  for (let seed = 1; seed <= CANARIES; seed += 1) {
    const random = seededRandom(seed)
    const isEnded = JUDGED.some((metric) => {
      const [median, sigma] = USUAL[metric]
      const draw = logNormal(random, median, sigma)
      let [canary, live] = [NO_TIMES, NO_TIMES]
      for (let visitor = 1; visitor <= VISITORS; visitor += 1) {
        canary = add(canary, logOf(draw()))
        for (let other = 0; other < 3; other += 1) live = add(live, logOf(draw()))
        // Judged again and again, as if every tenth visitor brought a look.
        if (visitor >= 100 && visitor % 10 === 0 && isSlower([difference(canary, live)])) return true
      }
      return false
    })
    ended += Number(isEnded)
  }
  expect(ended).toBeLessThanOrEqual(CANARIES * 0.01)
})

test.each([
  ['lcp', 3],
  ['server', 3],
  ['inp', 1],
] as const)(
  'of a thousand canaries with a %s slower by a fifth, 950 are ended within 2,000 visitors, with %i live visitors for each',
  (slow, livePerVisitor) => {
    let ended = 0
    for (let seed = 1; seed <= CANARIES; seed += 1) {
      const random = seededRandom(seed)
      const [median, sigma] = USUAL[slow]
      const visits = (count: number, draw: () => number) =>
        Array.from(
          { length: count },
          (_, i): ComparedTiming => ({ ms: draw(), from: `network ${i}`, cached: false }),
        )
      const canary = visits(VISITORS, logNormal(random, median * 1.2, sigma))
      const live = visits(VISITORS * livePerVisitor, logNormal(random, median, sigma))
      for (let visitors = 500; visitors <= VISITORS; visitors += 500) {
        const seen = only(slow, canary.slice(0, visitors))
        if (slowerThanLive(seen, only(slow, live.slice(0, visitors * livePerVisitor))) === undefined) continue
        ended += 1
        break
      }
    }
    expect(ended).toBeGreaterThanOrEqual(CANARIES * 0.95)
  },
)

test('says by how much, and of how many visitors', () => {
  expect(slowerThanLive(only('lcp', alike(1_300, 400)), only('lcp', alike(1_000, 500)))).toBe(
    'The largest content of a page shows 30% later than with the live version: 362 visitors were compared with 500.',
  )
})

test.each([
  ['slower by less than the margin', 'lcp', alike(1_025, 9_000), alike(1_000, 9_000)],
  ['faster', 'lcp', alike(800, 900), alike(1_000, 900)],
  ['slower, but nobody feels it', 'inp', alike(38, 900), alike(8, 900)],
  ['with too few visitors', 'lcp', alike(9_000, 99), alike(1_000, 900)],
  ['with too few to compare with', 'lcp', alike(9_000, 900), alike(1_000, 99)],
  ['worse in what is shown and not judged', 'ttfb', alike(9_000, 900), alike(1_000, 900)],
] as const)('goes on: %s', (_, metric, canary, live) => {
  expect(slowerThanLive(only(metric, canary), only(metric, live))).toBeUndefined()
})

test('an outsider with nineteen networks cannot end a canary, however slow what they report', () => {
  const draw = logNormal(seededRandom(1), 1_000, 0.6)
  const honest = (count: number) =>
    Array.from(
      { length: count },
      (_, i): ComparedTiming => ({ ms: draw(), from: `honest ${i}`, cached: true }),
    )
  const live = only('lcp', honest(600))
  const canary = honest(200)
  const forged = (networks: number) =>
    Array.from(
      { length: networks * 5 },
      (_, i): ComparedTiming => ({
        ms: 600_000,
        from: `forged ${i % networks}`,
        cached: true,
      }),
    )
  expect(slowerThanLive(only('lcp', [...canary, ...forged(19)]), live)).toBeUndefined()
  expect(slowerThanLive(only('lcp', [...canary, ...forged(60)]), live)).toBeDefined()
})

test('pages from the cache are compared with such pages, however many of each there are', () => {
  const some = (cached: boolean, ms: number, visitors: number) =>
    alike(ms, visitors).map((timing) => ({ ...timing, cached }))
  const live = only('lcp', [...some(true, 700, 3_000), ...some(false, 1_500, 600)])
  const canary = (factor: number) =>
    only('lcp', [...some(true, 700 * factor, 200), ...some(false, 1_500 * factor, 600)])
  expect(slowerThanLive(canary(1), live)).toBeUndefined()
  expect(slowerThanLive(canary(1.2), live)).toContain('shows 20% later')
})
