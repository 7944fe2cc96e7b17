import { expect, test } from 'vitest'
import { ageOn, suitEachOther } from './rules.ts'

test.each([
  ['1990-05-17', '2026-05-16T23:59:59Z', 35],
  ['1990-05-17', '2026-05-17T00:00:00Z', 36],
  ['1990-05-17', '2026-04-30T12:00:00Z', 35],
  ['1990-05-17', '2026-12-31T12:00:00Z', 36],
  ['2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['2008-02-29', '2026-03-01T00:00:00Z', 18],
  ['2008-02-29', '2028-02-29T00:00:00Z', 20],
])('§3: born on %s, on %s one is %i', (dateOfBirth, now, age) => {
  expect(ageOn(dateOfBirth, new Date(now))).toBe(age)
})

const hers = (sexuality: 'hetero' | 'lesbian' | 'bi' | null) => ({ gender: 'female', sexuality }) as const
const his = (sexuality: 'hetero' | 'gay' | 'bi' | null) => ({ gender: 'male', sexuality }) as const

test.each([
  [hers('hetero'), his('hetero'), true],
  [hers('hetero'), his('bi'), true],
  [hers('hetero'), his('gay'), false],
  [hers('hetero'), hers('bi'), false],
  [hers('lesbian'), hers('bi'), true],
  [hers('lesbian'), hers('hetero'), false],
  [hers('lesbian'), his('bi'), false],
  [his('gay'), his('gay'), true],
  [his('gay'), his('hetero'), false],
  [his('bi'), his('bi'), true],
  [his(null), hers('hetero'), true],
  [his(null), hers('lesbian'), false],
])('%j and %j suit each other: %s', (one, other, suits) => {
  expect(suitEachOther(one, other)).toBe(suits)
  expect(suitEachOther(other, one)).toBe(suits)
})
