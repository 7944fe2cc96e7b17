import { expect, test } from 'vitest'
import { nameAndAge } from './name-and-age.ts'

test.each([
  [{ name: 'Ann', age: 35 }, 'Ann, 35'],
  [{ name: 'Ann' }, 'Ann'],
  [{ name: 'ליאה', age: 35 }, '\u2068ליאה\u2069, 35'],
])('%j is labelled %s', (member, called) => {
  expect(nameAndAge(member)).toBe(called)
})
