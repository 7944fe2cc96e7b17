import { expect, test } from 'vitest'
import { readRole } from './role.ts'

test('a process does everything, unless it is told its part', () => {
  expect(readRole([])).toBe('all')
  expect(readRole(['--role', 'api'])).toBe('api')
  expect(readRole(['--role=gateway'])).toBe('gateway')
  expect(readRole(['--role=jobs'])).toBe('jobs')
})

test.each([[['--role', 'cook']], [['--rôle', 'api']], [['api']], [['--role']]])(
  '%j is not understood, in words',
  (words) => {
    expect(() => readRole(words)).toThrow('Give --role api, --role gateway, --role jobs, or nothing for all.')
  },
)
