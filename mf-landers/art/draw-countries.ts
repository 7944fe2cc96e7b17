/**
 * Writes src/blocks/region-map/countries.json: each country as rows of dots, with its towns. The shapes are Natural
 * Earth's, which are in the public domain; the packages with them are not dependencies. See the README of mf-landers.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Point = readonly [lon: number, lat: number]
type Ring = readonly Point[]

interface City {
  readonly country: string
  readonly region: string
  readonly city: string
  readonly lat: number
  readonly lon: number
}

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node draw-countries.ts <folder of packages>')

const load = createRequire(`${folder}/packages.js`)
const atlas = load('./world-atlas/countries-10m.json')
const { feature } = load('./topojson-client')
const { allCities } = (await import(
  new URL('../../api/src/features/site/places/place-at.ts', import.meta.url).href
)) as { allCities: readonly City[] }

/** Numbers of ISO 3166 in the atlas. */
const NUMBERS: Readonly<Record<string, string>> = {
  US: '840',
  NL: '528',
  BE: '056',
  FR: '250',
  IT: '380',
  ES: '724',
  DE: '276',
  AT: '040',
  IE: '372',
  GB: '826',
  CA: '124',
  PL: '616',
  AU: '036',
  NZ: '554',
  CH: '756',
  DK: '208',
  FI: '246',
  NO: '578',
  SE: '752',
}
/** Dots along the longer side of a country. */
const LONGEST = 36
/** Towns that a map has room for. */
const TOWNS = 26
/** Parts that would make the rest of a country too small to read. */
const isFarAway = ({ country, lat, lon }: City) =>
  (country === 'US' && (lat > 50 || lon < -130)) ||
  (country === 'CA' && lat > 58) ||
  (country === 'ES' && lat < 34) ||
  (country === 'NO' && lat > 71.5)

function isInside([lon, lat]: Point, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[i] as Point
    const [x2, y2] = ring[j] as Point
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

function drawCountry(country: string) {
  const shape = atlas.objects.countries.geometries.find((one: { id: string }) => one.id === NUMBERS[country])
  const { geometry } = feature(atlas, shape)
  const polygons: Ring[][] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const cities = allCities.filter((one) => one.country === country && !isFarAway(one))
  const rings = polygons
    .map(([outer]) => outer as Ring)
    .filter((ring) => cities.some(({ lon, lat }) => near(ring, lon, lat)))
  const lons = rings.flat().map(([lon]) => lon)
  const lats = rings
    .flat()
    .map(([, lat]) => lat)
    .filter((lat) => country !== 'CA' || lat < 62)
  const west = Math.min(...lons)
  const north = Math.max(...lats)
  const south = Math.min(...lats)
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const wide = (Math.max(...lons) - west) * narrow
  const high = north - south
  const pitch = Math.max(wide, high / 0.87) / LONGEST
  const lonAt = (x: number) => west + (x * pitch) / narrow
  const latAt = (y: number) => north - y * pitch * 0.87
  const rows: string[] = []
  for (let y = 0; y <= Math.ceil(high / pitch / 0.87); y++) {
    let row = ''
    for (let x = 0; x <= Math.ceil(wide / pitch); x++) {
      const point: Point = [lonAt(x + (y % 2) / 2), latAt(y + 0.5)]
      row += rings.some((ring) => isInside(point, ring)) ? 'o' : ' '
    }
    rows.push(row.trimEnd())
  }
  const towns = chooseTowns(cities).map(({ city, region, lon, lat }) => [
    city,
    region.slice(region.indexOf('-') + 1),
    round(((lon - west) * narrow) / pitch),
    round((north - lat) / pitch / 0.87 - 0.5),
  ])
  return { rows, towns }
}

const round = (value: number) => Math.round(value * 10) / 10

/** The mainland and islands with a town, or near one. */
function near(ring: Ring, lon: number, lat: number): boolean {
  return isInside([lon, lat], ring) || ring.some(([x, y]) => Math.hypot(x - lon, y - lat) < 0.4)
}

/** The largest towns first, but the largest of every region before the second of one. */
function chooseTowns(cities: readonly City[]): readonly City[] {
  const firsts = cities.filter(
    (one, index) => cities.findIndex(({ region }) => region === one.region) === index,
  )
  return [...firsts, ...cities.filter((one) => !firsts.includes(one))].slice(0, TOWNS)
}

const drawn = Object.fromEntries(Object.keys(NUMBERS).map((country) => [country, drawCountry(country)]))
const target = new URL('../src/blocks/region-map/countries.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(drawn)}\n`)
