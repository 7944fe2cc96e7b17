import { expect, test } from 'vitest'
import { satisfiesRange } from './satisfies-range.ts'

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.4.0', '^19.3.0', true],
  ['19.10.0', '^19.9.0', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['18.9.0', '^19.3.0', false],
  ['', '^19.3.0', false],
  ['next', '^19.3.0', false],
])('%s in %s: %j', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected)
})
