import { countries, type Geocode } from 'contracts'
import { expect, test } from 'vitest'
import { allCities, distance, placeAt } from './place-at.ts'
import { regionsIn } from './regions.ts'

const nowhere: Geocode = { country: null, region: null, city: null }

test.each([
  ['in Amsterdam', 52.3731, 4.8926, { country: 'NL', region: 'NL-NH', city: 'Amsterdam' }],
  ['in a suburb of Chicago', 42.04, -87.69, { country: 'US', region: 'US-IL', city: 'Chicago' }],
  ['on the border, in Kirkenes', 69.72, 30.04, { country: 'NO', region: 'NO-56', city: 'Kirkenes' }],
  ['in Réunion', -20.89, 55.45, { country: 'FR', region: 'FR-974', city: 'Saint-Denis' }],
  ['in the outback, a day from anywhere', -22.5, 133.9, { country: 'AU', region: null, city: null }],
  ['in Tokyo', 35.68, 139.69, nowhere],
  ['at sea', 0, 0, nowhere],
  ['at the South Pole', -90, 0, nowhere],
])('§7: finds the place %s', (_, lat, lon, place) => {
  expect(placeAt({ lat, lon })).toEqual(place)
})

test.each([
  ['Berlin to Hamburg', { lat: 52.52, lon: 13.41 }, { lat: 53.55, lon: 9.99 }, 256],
  ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111],
  ['half around the earth', { lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20_015],
  ['to the same point', { lat: 12, lon: 34 }, { lat: 12, lon: 34 }, 0],
])('the distance from %s', (_, from, to, km) => {
  expect(Math.round(distance(from, to))).toBe(km)
})

test('every country has cities, and each lies in one of its regions', () => {
  const { regions } = regionsIn(countries)
  for (const { country, region, city } of allCities) {
    expect([city, regions[country]?.some(({ id }) => id === region)]).toEqual([city, true])
  }
  expect(new Set(allCities.map(({ country }) => country)).size).toBe(countries.length)
})

test('each city is found at its own coordinates', () => {
  for (const { lat, lon, country, region, city } of allCities) {
    expect(placeAt({ lat, lon })).toEqual({ country, region, city })
  }
})
