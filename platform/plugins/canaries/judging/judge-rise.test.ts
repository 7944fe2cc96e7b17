import { expect, test } from 'vitest'
import { judgeRise } from './judge-rise.ts'

const tally = (visitors: number, bad: number, badNetworks = bad) => ({
  visitors,
  bad,
  badNetworks,
  loaded: visitors,
  failed: 0,
  crashed: bad,
  measured: 0,
  shed: 0,
  timings: [],
})

test('names the shares', () => {
  expect(judgeRise(tally(100, 20), tally(1_000, 10))).toBe(
    '20 of 100 visitors (20.0%) met a failure or a crash in the last 10 minutes, after 10 of 1000 visitors (1.0%) in the hour before.',
  )
  expect(judgeRise(tally(50, 25), tally(0, 0))).toBe(
    '25 of 50 visitors (50.0%) met a failure or a crash in the last 10 minutes.',
  )
})

test.each([
  ['too few visitors', tally(49, 49), tally(0, 0)],
  ['a small share', tally(1_000, 50), tally(1_000, 0)],
  ['a share that is no more than three times the usual one', tally(100, 30), tally(100, 10)],
  ['failures from too few networks', tally(100, 100, 4), tally(0, 0)],
  ['nothing at all', tally(0, 0), tally(0, 0)],
])('stays silent at %s', (_, now, before) => {
  expect(judgeRise(now, before)).toBeUndefined()
})
