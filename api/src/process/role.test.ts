import { expect, test } from 'vitest'
import { readRole } from './role.ts'

test('a process does everything unless a role is given', () => {
  expect(readRole([])).toBe('all')
  expect(readRole(['--role', 'api'])).toBe('api')
  expect(readRole(['--role=gateway'])).toBe('gateway')
  expect(readRole(['--role=jobs'])).toBe('jobs')
})

test.each([[['--role', 'cook']], [['--rôle', 'api']], [['api']], [['--role']]])(
  '%j is refused with an explanation',
  (args) => {
    expect(() => readRole(args)).toThrow('Use --role api, --role gateway, --role jobs, or nothing for all.')
  },
)
