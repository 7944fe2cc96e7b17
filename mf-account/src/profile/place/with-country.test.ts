import { expect, test } from 'vitest'
import { withCountry } from './with-country.ts'

const amsterdam = { country: 'NL', region: 'NL-NH', city: 'Amsterdam' } as const

test.each([
  ['the same country keeps everything', 'NL', amsterdam, amsterdam],
  ['another country clears region and city', 'BE', amsterdam, { country: 'BE', region: null, city: null }],
  [
    'a city typed before the country stays',
    'NL',
    { ...amsterdam, country: null, region: null },
    { ...amsterdam, region: null },
  ],
] as const)('%s', (_, country, before, after) => {
  expect(withCountry(country, before)).toEqual(after)
})
