import { countries } from 'contracts'
import { expect, test } from 'vitest'
import { countriesAround } from './countries-around.ts'

test('§3: around a country are its neighbours, then those of its language, then all others', () => {
  const { home, neighbours, sameLanguage, others } = countriesAround('GB', countries)
  expect(home).toEqual(['GB'])
  expect(neighbours).toEqual(['NL', 'BE', 'FR', 'IE'])
  expect(sameLanguage).toEqual(['US', 'CA', 'AU', 'NZ'])
  expect([...home, ...neighbours, ...sameLanguage, ...others].toSorted()).toEqual(countries.toSorted())
})

test('countries that the brand does not serve are left out', () => {
  expect(countriesAround('NL', ['NL', 'BE', 'FI'])).toEqual({
    home: ['NL'],
    neighbours: ['BE'],
    sameLanguage: [],
    others: ['FI'],
  })
})
