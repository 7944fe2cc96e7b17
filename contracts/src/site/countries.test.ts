import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { countries, countryLanguages, isCountry, localesOf, mainCountryOf } from './countries.ts'

test.each([
  ['US', 'en es'],
  ['NL', 'nl'],
  ['BE', 'nl fr de'],
  ['FR', 'fr'],
  ['IT', 'it'],
  ['ES', 'es'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['IE', 'en'],
  ['GB', 'en'],
  ['CA', 'en fr'],
  ['PL', 'pl'],
  ['AU', 'en'],
  ['NZ', 'en'],
  ['CH', 'de it fr en'],
  ['DK', 'da'],
  ['FI', 'fi sv'],
  ['NO', 'nb'],
  ['SE', 'sv'],
] as const)('§9: %s speaks %s', (country, languages) => {
  expect(countryLanguages[country].join(' ')).toBe(languages)
})

test.each([
  [['NL'], ['nl']],
  [
    ['CH', 'FI'],
    ['de', 'en', 'fi', 'fr', 'it', 'sv'],
  ],
  [
    ['GB', 'US', 'IE'],
    ['en', 'es'],
  ],
  [[], []],
] as const)('§9: the visible locales of %j are %j', (served, visible) => {
  expect(localesOf(served)).toEqual(visible)
})

test('§1: all countries together speak all locales', () => {
  expect(localesOf(countries)).toEqual(locales)
})

test.each([
  ['en', countries, 'US'],
  ['en', ['GB', 'IE'], 'IE'],
  ['fr', ['BE', 'CA', 'FR'], 'FR'],
  ['fr', ['BE', 'CA'], undefined],
  ['de', ['AT', 'CH'], 'AT'],
] as const)('the main country of %s among %j is %s', (locale, served, country) => {
  expect(mainCountryOf(locale, served)).toBe(country)
})

test.each(['XX', 'nl', 'toString', '', null, undefined])('%s is not a country of the site', (value) => {
  expect(isCountry(value)).toBe(false)
})
