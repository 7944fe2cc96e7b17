import { expect, test } from 'vitest'
import { nameAndAge } from './name-and-age.ts'

test.each([
  [{ name: 'Ann', age: 35 }, 'Ann, 35'],
  [{ name: 'Ann' }, 'Ann'],
])('%j is labelled %s', (member, called) => {
  expect(nameAndAge(member)).toBe(called)
})
