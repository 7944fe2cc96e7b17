import { expect, test } from 'vitest'
import { withCountry } from './with-country.ts'

const amsterdam = { country: 'NL', region: 'NL-NH', city: 'Amsterdam' } as const

test.each([
  ['the same country keeps all', 'NL', amsterdam, amsterdam],
  ['another country keeps nothing', 'BE', amsterdam, { country: 'BE', region: null, city: null }],
  [
    'a city that was typed first stays',
    'NL',
    { ...amsterdam, country: null, region: null },
    { ...amsterdam, region: null },
  ],
] as const)('%s', (_, country, before, after) => {
  expect(withCountry(country, before)).toEqual(after)
})
