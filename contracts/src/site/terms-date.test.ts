import { expect, test } from 'vitest'
import { termsDate } from './terms-date.ts'

test.each([
  [undefined, '2023-12-01T12:00:00.000Z'],
  ['2019-05-06', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T11:59:59Z', '2023-12-01T12:00:00.000Z'],
  ['2024-02-03T00:00:00Z', '2024-02-03T00:00:00.000Z'],
  ['not a date', '2023-12-01T12:00:00.000Z'],
])('§9: the terms of a company added %s are dated %s', (added, date) => {
  expect(termsDate(added).toISOString()).toBe(date)
})
