import { expect, test } from 'vitest'
import { MINUTE_MS } from '../../../time.ts'
import { type Tries, takeTry } from './lockout-rules.ts'

const START = new Date('2026-03-01T12:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS)
const fresh: Tries = { tries: 0, lockouts: 0, lockedUntil: null, lastTryAt: START }

/** Enters wrong passwords at these minutes; returns the minutes of lockout that each finds. */
function lockedMinutes(minutes: readonly number[], before = fresh) {
  let state = before
  return minutes.map((minute) => {
    const taken = takeTry(state, after(minute))
    if (taken.isAllowed) state = taken.after
    return taken.minutes
  })
}

test('§8: the fifth wrong password locks the account for 15 minutes, and further tries get the minutes left', () => {
  const minutes = lockedMinutes([0, 0, 0, 0, 0, 0, 0.5, 1, 14.5, 15])
  expect(minutes).toEqual([undefined, undefined, undefined, undefined, 15, 15, 15, 14, 1, undefined])
})

test.each([
  [0, 15],
  [1, 30],
  [2, 60],
  [3, 60],
  [7, 60],
  [60, 60],
])('§8: after %i lockouts the next one lasts %i minutes', (lockouts, minutes) => {
  expect(lockedMinutes([0], { ...fresh, tries: 4, lockouts })).toEqual([minutes])
})

test('a try while the account is locked does not prolong the lockout', () => {
  const lockedUntil = after(15)
  expect(takeTry({ ...fresh, lockedUntil }, after(3))).toEqual({ isAllowed: false, minutes: 12 })
})

test('tries and lockouts are forgotten after two days without a try', () => {
  const state = { ...fresh, tries: 4, lockouts: 3 }
  const days = (count: number) => count * 24 * 60
  expect(lockedMinutes([days(2)], state)).toEqual([60])
  expect(lockedMinutes([days(2) + 1], state)).toEqual([undefined])
})
