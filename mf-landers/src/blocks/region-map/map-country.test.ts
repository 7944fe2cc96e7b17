import { type Country, countries } from 'contracts'
import { expect, test } from 'vitest'
import drawn from './countries.json'
import { mapCountry } from './map-country.ts'

const facts = {
  countries: ['NL', 'FI', 'SE'] as Country[],
  geoip_country: null,
  geoip_selected_country: null,
}

test('the map shows the country that the visitor selected, or the one they seem to be in', () => {
  expect(mapCountry({ ...facts, geoip_country: 'FI' }, 'nl')).toBe('FI')
  const selected = {
    ...facts,
    countries: [...facts.countries],
    geoip_country: 'FI',
    geoip_selected_country: 'SE',
  }
  expect(mapCountry(selected, 'nl')).toBe('SE')
})

test('where nothing is known, or the brand does not serve it, the map shows one that speaks the language', () => {
  expect(mapCountry({ ...facts, geoip_country: 'US' }, 'sv')).toBe('SE')
  expect(mapCountry(facts, 'pl')).toBe('NL')
})

test('§9: every country has a map, with towns on it', () => {
  expect(Object.keys(drawn).toSorted()).toEqual([...countries].toSorted())
  expect(countries.filter((country) => drawn[country].towns.length < 4)).toEqual([])
})
