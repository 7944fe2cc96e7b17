import { countries, type Geocode } from 'contracts'
import { expect, test } from 'vitest'
import { allCities } from './cities.ts'
import { distance } from './distance.ts'
import { placeAt } from './place-at.ts'
import { regionsIn } from './regions.ts'

const nowhere: Geocode = { country: null, region: null, city: null }

test.each([
  ['in Amsterdam', 52.3731, 4.8926, { country: 'NL', region: 'NL-NH', city: 'Amsterdam' }],
  ['in a suburb of Chicago', 42.04, -87.69, { country: 'US', region: 'US-IL', city: 'Evanston' }],
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
  ['Konstanz', 47.6603, 9.1758, 'DE'],
  ['Kreuzlingen', 47.6458, 9.1783, 'CH'],
  ['Aachen', 50.7766, 6.0834, 'DE'],
  ['Vaals', 50.7708, 6.0181, 'NL'],
  ['Strasbourg', 48.5839, 7.7455, 'FR'],
  ['Kehl', 48.5729, 7.8152, 'DE'],
  ['Tornio', 65.8481, 24.1466, 'FI'],
  ['Haparanda', 65.8355, 24.1368, 'SE'],
  ['Gorizia', 45.9402, 13.6202, 'IT'],
  ['Nova Gorica', 45.9558, 13.6434, null],
  ['Frankfurt an der Oder', 52.3471, 14.5506, 'DE'],
  ['Słubice', 52.3505, 14.5605, 'PL'],
  ['Görlitz', 51.1563, 14.9911, 'DE'],
  ['Zgorzelec', 51.1495, 15.0083, 'PL'],
  ['Basel', 47.5584, 7.5733, 'CH'],
  ['Weil am Rhein', 47.5933, 7.6082, 'DE'],
  ['Saint-Louis', 47.5833, 7.5667, 'FR'],
  ['Genève', 46.2022, 6.1457, 'CH'],
  ['Annemasse', 46.1944, 6.2378, 'FR'],
  ['Flensburg', 54.7843, 9.4396, 'DE'],
  ['Padborg', 54.8266, 9.3622, 'DK'],
  ['Malmö', 55.6059, 13.0007, 'SE'],
  ['København', 55.6759, 12.5655, 'DK'],
  ['Lille', 50.633, 3.0586, 'FR'],
  ['Tournai', 50.6065, 3.3869, 'BE'],
  ['Irun', 43.339, -1.7894, 'ES'],
  ['Hendaye', 43.3594, -1.7747, 'FR'],
  ['Badajoz', 38.8779, -6.9706, 'ES'],
  ['Elvas', 38.8815, -7.1628, null],
  ['Salzburg', 47.7994, 13.044, 'AT'],
  ['Freilassing', 47.8409, 12.9811, 'DE'],
  ['Strabane', 54.8274, -7.4633, 'GB'],
  ['Lifford', 54.8319, -7.4836, 'IE'],
  ['Detroit', 42.3314, -83.0458, 'US'],
  ['Windsor', 42.3001, -83.0165, 'CA'],
  ['San Diego', 32.7157, -117.1647, 'US'],
  ['Tijuana', 32.5027, -117.0037, null],
  ['Luxembourg', 49.6117, 6.13, null],
])('§7: on the border, %s is in the right country', (_, lat, lon, country) => {
  expect(placeAt({ lat, lon }).country).toBe(country)
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
