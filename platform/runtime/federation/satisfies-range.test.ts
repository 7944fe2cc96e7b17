import semver from 'semver'
import { expect, test } from 'vitest'
import { satisfiesRange } from './satisfies-range.ts'

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.4.0', '^19.3.0', true],
  ['19.10.0', '^19.9.0', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['18.9.0', '^19.3.0', false],
  ['0.4.7', '^0.4.0', true],
  ['0.5.0', '^0.4.0', false],
  ['0.0.1', '^0.0.0', false],
  ['19.4.0-rc.1', '^19.3.0', false],
  ['', '^19.3.0', false],
  ['next', '^19.3.0', false],
])('%s in %s: %j', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected)
})

test('agrees with the gate, which asks semver', () => {
  const numbers = [0, 1, 2, 10]
  const versions = numbers.flatMap((major) =>
    numbers.flatMap((minor) =>
      ['0', '1', '12', '0-rc.1', '3-beta'].map((patch) => `${major}.${minor}.${patch}`),
    ),
  )
  const ranges = numbers.flatMap((major) => numbers.map((minor) => `^${major}.${minor}.0`))
  for (const version of versions) {
    for (const range of ranges) {
      expect([version, range, satisfiesRange(version, range)]).toEqual([
        version,
        range,
        semver.satisfies(version, range),
      ])
    }
  }
})
