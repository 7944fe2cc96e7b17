import { CITY_SUGGESTIONS } from 'contracts'
import { expect, test } from 'vitest'
import { findCities } from './find-cities.ts'

const names = (input: Parameters<typeof findCities>[0]) => findCities(input).map(({ name }) => name)

test('§3: finds cities of a country by the beginning of their name, without case and accents', () => {
  expect(findCities({ country: 'NL', name: 'amst' })).toContainEqual({
    name: 'Amsterdam',
    region: 'NL-NH',
    region_name: 'Noord-Holland',
  })
  expect(names({ country: 'FR', name: 'ORLEANS' })).toEqual(['Orléans'])
  expect(names({ country: 'DK', name: 'ronne' })).toEqual(['Rønne'])
})

test('a later word counts, too, but after names that begin with the text', () => {
  expect(names({ country: 'FR', name: 'man' })).toContain('Le Mans')
  expect(names({ country: 'FR', name: 'ans' })).not.toContain('Le Mans')
})

test('the cities of the region come first, and the list is short', () => {
  const [first] = findCities({ country: 'CA', region: 'CA-NB', name: 's' })
  expect(first?.region).toBe('CA-NB')
  expect(findCities({ country: 'US', name: 's' })).toHaveLength(CITY_SUGGESTIONS)
})

test.each([
  { country: 'NL', name: 'berlin' },
  { country: 'XX', name: 'berlin' },
  { country: '', name: 'a' },
])('finds nothing elsewhere: %j', (input) => {
  expect(findCities(input)).toEqual([])
})
