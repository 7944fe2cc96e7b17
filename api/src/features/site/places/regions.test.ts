import { countries, getRegions } from 'contracts'
import { expect, test } from 'vitest'
import { regionsIn } from './regions.ts'

const { regions, kinds } = getRegions.answer.parse(regionsIn(countries))

test.each([
  ['US', 'state', 51, 'US-CA', 'California'],
  ['NL', 'province', 12, 'NL-NH', 'Noord-Holland'],
  ['BE', 'province', 11, 'BE-VAN', 'Antwerpen'],
  ['FR', 'department', 101, 'FR-2A', 'Corse-du-Sud'],
  ['IT', 'region', 20, 'IT-52', 'Toscana'],
  ['ES', 'province', 52, 'ES-SE', 'Sevilla'],
  ['DE', 'land', 16, 'DE-BY', 'Bayern'],
  ['AT', 'land', 9, 'AT-9', 'Wien'],
  ['IE', 'county', 26, 'IE-CO', 'Cork'],
  ['GB', 'county', 84, 'GB-kent', 'Kent'],
  ['CA', 'province', 13, 'CA-QC', 'Quebec'],
  ['PL', 'voivodeship', 16, 'PL-10', 'łódzkie'],
  ['AU', 'state', 8, 'AU-TAS', 'Tasmania'],
  ['NZ', 'region', 16, 'NZ-OTA', 'Otago'],
  ['CH', 'canton', 26, 'CH-GR', 'Graubünden'],
  ['DK', 'region', 5, 'DK-82', 'Midtjylland'],
  ['FI', 'maakunta', 19, 'FI-11', 'Pirkanmaa'],
  ['NO', 'fylke', 15, 'NO-50', 'Trøndelag'],
  ['SE', 'lan', 21, 'SE-M', 'Skåne län'],
] as const)('§3: %s is divided by %s into %i, of which %s is %s', (country, kind, count, id, name) => {
  expect(kinds[country]).toBe(kind)
  expect(regions[country]).toHaveLength(count)
  expect(regions[country]).toContainEqual({ id, name })
})

test('no two regions of a country share an id or a name', () => {
  for (const list of Object.values(regions)) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  }
})

test('regions are sorted by the alphabet of their country', () => {
  const names = (country: string) => regions[country]?.map(({ name }) => name) ?? []
  expect(names('ES').slice(0, 3)).toEqual(['A Coruña', 'Álava', 'Albacete'])
  expect(names('SE').at(-1)).toBe('Östergötlands län')
  expect(names('NO').at(-1)).toBe('Østfold')
})

test('returns the regions of the given countries only', () => {
  expect(Object.keys(regionsIn(['NL', 'BE']).regions)).toEqual(['NL', 'BE'])
})
