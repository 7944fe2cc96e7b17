import { expect, test } from 'vitest'
import { mayWarnIn } from './may-warn-in.ts'

test.each([
  ['default', 'FR', true],
  ['lander', 'FR', false],
  ['lander', 'DE', true],
  ['chat', 'NL', true],
  ['empty', null, false],
])('§2: the layout %s, seen from %s, has room for the entry warning: %j', (layout, country, expected) => {
  expect(mayWarnIn({ layout, path: '/members' }, country)).toBe(expected)
})

test.each(['/terms', '/privacy', '/cookies', '/ban', '/complaints'])(
  'anyone may read %s without saying how old they are',
  (path) => {
    expect(mayWarnIn({ layout: 'default', path }, 'NL')).toBe(false)
  },
)
