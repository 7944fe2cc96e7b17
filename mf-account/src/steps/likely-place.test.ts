import type { Country } from 'contracts'
import { expect, test } from 'vitest'
import { likelyPlace } from './likely-place.ts'

const facts = {
  countries: ['NL', 'FI'] as Country[],
  geoip_country: 'FI',
  geoip_selected_country: null,
}
const regions = { NL: [{ id: 'NL-UT', name: 'Utrecht' }], FI: [{ id: 'FI-18', name: 'Uusimaa' }] }
const utrecht = { country: 'NL', region: 'NL-UT' } as const
const nothing = { country: undefined, region: undefined }

test('§4: the place of the last search comes before the one where they seem to be', () => {
  expect(likelyPlace(facts, utrecht, regions)).toEqual(utrecht)
  expect(likelyPlace(facts, nothing, regions)).toEqual({ country: 'FI', region: null })
})

test('a region of another country, one that is unknown, or one before the list is there is none', () => {
  const inFinland = { ...facts, geoip_selected_country: 'FI' }
  expect(likelyPlace(inFinland, utrecht, regions)).toEqual({ country: 'FI', region: null })
  expect(likelyPlace(facts, { country: 'NL', region: 'NL-XX' }, regions).region).toBeNull()
  expect(likelyPlace(facts, utrecht, undefined)).toEqual({ country: 'NL', region: null })
})

test('where the brand serves neither country, there is nothing to suggest', () => {
  expect(likelyPlace({ ...facts, countries: ['SE'] }, utrecht, regions)).toEqual({
    country: null,
    region: null,
  })
})
