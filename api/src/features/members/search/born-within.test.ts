import { ageOn } from 'contracts'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../time.ts'
import { bornWithin } from './born-within.ts'

const DAYS = ['2026-02-28', '2026-03-01', '2028-02-29', '2028-03-01', '2026-12-31', '2027-01-01']

test.each(DAYS)('§3: on %s, the range of birth dates covers exactly the ages', (today) => {
  const now = new Date(`${today}T12:00:00Z`)
  const { after, until } = bornWithin({ minAge: 18, maxAge: 20 }, now)
  const first = Date.parse('2003-01-01')
  for (let day = 0; day < 9 * 366; day += 1) {
    const born = new Date(first + day * DAY_MS).toISOString().slice(0, 10)
    const age = ageOn(born, now)
    const isWithin = after !== null && until !== null && born > after && born <= until
    expect([born, isWithin]).toEqual([born, age >= 18 && age <= 20])
  }
})

test('an age that is not set leaves the range open', () => {
  expect(bornWithin({ minAge: null, maxAge: null }, new Date())).toEqual({ after: null, until: null })
})
