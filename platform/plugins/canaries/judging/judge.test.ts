import { expect, test } from 'vitest'
import type { Tally } from '../votes/tally.ts'
import { judgeCanary } from './judge.ts'

function tally(visitors: number, bad: number, ms: readonly number[] = []): Tally {
  const timings = ms.toSorted((a, b) => a - b).map((ms, i) => ({ ms, from: `network ${i}` }))
  return {
    visitors,
    loaded: visitors - bad,
    failed: 0,
    crashed: bad,
    measured: 0,
    shed: 0,
    bad,
    badNetworks: bad,
    timings,
  }
}

const times = (count: number, ms: number) => Array<number>(count).fill(ms)

test.each([
  ['clearly worse', tally(100, 20), tally(900, 9), 'roll-back'],
  ['all bad', tally(50, 50), tally(450, 0), 'roll-back'],
  ['worse than a live version with few visitors', tally(200, 100), tally(20, 0), 'roll-back'],
  ['too few visitors to tell', tally(49, 49), tally(450, 0), 'keep'],
  ['one crash', tally(50, 1), tally(450, 0), 'keep'],
  ['worse by less than the margin', tally(10_000, 450), tally(90_000, 0), 'keep'],
  ['worse, but within statistical error', tally(50, 8), tally(60, 5), 'keep'],
  ['as bad as the live version', tally(100, 30), tally(900, 270), 'keep'],
  ['better', tally(100, 0), tally(900, 270), 'keep'],
  ['nothing to compare with', tally(100, 50), tally(0, 0), 'keep'],
  ['all bad, as with the live version', tally(100, 100), tally(900, 900), 'keep'],
])('%s', (_, canary, live, verdict) => {
  expect(judgeCanary(canary, live).verdict).toBe(verdict)
})

test('gives the reason for a rollback', () => {
  expect(judgeCanary(tally(60, 24), tally(540, 3))).toEqual({
    verdict: 'roll-back',
    why: '24 of 60 visitors (40.0%) met a failure or a crash, against 3 of 540 visitors (0.6%) with the live version.',
  })
  expect(judgeCanary(tally(60, 0, times(60, 2_100)), tally(540, 3, times(60, 1_000)))).toEqual({
    verdict: 'roll-back',
    why: 'Three of four loads took up to 2100 ms, against 1000 ms with the live version.',
  })
})

test('failures from fewer than twenty networks cause no rollback', () => {
  const stranger = { ...tally(55, 5), badNetworks: 1 }
  expect(judgeCanary(stranger, tally(450, 0)).verdict).toBe('keep')
  expect(judgeCanary({ ...tally(70, 30), badNetworks: 19 }, tally(450, 0)).verdict).toBe('keep')
  expect(judgeCanary({ ...tally(70, 30), badNetworks: 20 }, tally(450, 0)).verdict).toBe('roll-back')
})

test.each([
  ['half as slow again, and half a second', times(50, 1_501), times(50, 1_000), 'roll-back'],
  ['exactly at the limit', times(50, 1_500), times(50, 1_000), 'keep'],
  ['three times as slow, but fast', times(50, 600), times(50, 200), 'keep'],
  ['a second slower, but not by half', times(50, 4_000), times(50, 3_000), 'keep'],
  ['a slow minority', [...times(40, 500), ...times(10, 9_000)], times(50, 500), 'keep'],
  ['too few times to tell', times(49, 9_000), times(50, 500), 'keep'],
  ['too few times to compare with', times(50, 9_000), times(49, 500), 'keep'],
])('slowness: %s', (_, canary, live, verdict) => {
  expect(judgeCanary(tally(50, 0, canary), tally(50, 0, live)).verdict).toBe(verdict)
})

test('slow loads from fewer than twenty networks cause no rollback', () => {
  const live = tally(60, 0, times(60, 400))
  const canary = tally(94, 0, [...times(69, 400), ...times(25, 599_000)])
  const slowFrom = (networks: number) => ({
    ...canary,
    timings: canary.timings.map(({ ms, from }, i) => ({
      ms,
      from: ms > 400 ? `slow ${i % networks}` : from,
    })),
  })
  expect(judgeCanary(slowFrom(5), live).verdict).toBe('keep')
  expect(judgeCanary(slowFrom(19), live).verdict).toBe('keep')
  expect(judgeCanary(slowFrom(20), live).verdict).toBe('roll-back')
})
