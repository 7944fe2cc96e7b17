import { expect, test } from 'vitest'
import { ageOn } from './age-on.ts'

test.each([
  ['1990-05-17', '2026-05-16T23:59:59Z', 35],
  ['1990-05-17', '2026-05-17T00:00:00Z', 36],
  ['1990-05-17', '2026-04-30T12:00:00Z', 35],
  ['1990-05-17', '2026-12-31T12:00:00Z', 36],
  ['2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['2008-02-29', '2026-03-01T00:00:00Z', 18],
  ['2008-02-29', '2028-02-29T00:00:00Z', 20],
])('§3: someone born on %s is, on %s, %i years old', (dateOfBirth, now, age) => {
  expect(ageOn(dateOfBirth, new Date(now))).toBe(age)
})
