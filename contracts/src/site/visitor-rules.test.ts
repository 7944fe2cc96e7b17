import { expect, test } from 'vitest'
import { maySignUp, mayVisitorSearch } from './visitor-rules.ts'

test.each([
  ['all', 'all', false, true],
  ['all', 'none', false, true],
  ['none', 'all', false, false],
  ['none', 'all', true, true],
  ['all', 'none', true, false],
  ['none', 'none', true, false],
] as const)(
  '§6: with %s, and %s for traffic sources, a visitor (from one: %s) may search: %s',
  (all, source, has, may) => {
    const settings = { logged_out_search: all, logged_out_search_trafficsource: source }
    expect(mayVisitorSearch(settings, has)).toBe(may)
  },
)

test.each([
  ['all', false, true],
  ['all', true, true],
  ['with_trafficsource', false, false],
  ['with_trafficsource', true, true],
  ['none', false, false],
  ['none', true, false],
] as const)('§4: signups %s, from a traffic source: %s, may sign up: %s', (signups, has, may) => {
  expect(maySignUp({ signups }, has)).toBe(may)
})
