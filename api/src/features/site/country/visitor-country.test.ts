import { countries, ZONE_COOKIE } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { visitorCountry } from './visitor-country.ts'

interface Visit {
  readonly languages?: readonly string[]
  readonly zone?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly ips?: readonly string[]
  readonly file?: Readonly<Record<string, string>>
  readonly countryHeader?: string | null
}

const BEHIND_PROXY = ['10.0.0.1', '192.0.2.7']

function visit(
  { languages = [], zone, headers = {}, ips = ['192.0.2.7'], file, countryHeader = 'cf-ipcountry' }: Visit,
  served = countries,
) {
  const request = {
    ip: ips.at(-1),
    ips,
    headers: { ...(languages.length > 0 && { 'accept-language': languages.join(',') }), ...headers },
    cookies: zone === undefined ? {} : { [ZONE_COOKIE]: zone },
    server: { countryOfAddress: file ? (ip: string) => file[ip] : null, countryHeader },
  }
  return visitorCountry(request as unknown as FastifyRequest, served)
}

const guess = (visited: Visit, served = countries) => {
  const { geoip_country, geoip_is_guess } = visit(visited, served)
  expect(geoip_is_guess).toBe(true)
  return geoip_country
}

test.each([
  [['de-AT', 'de'], 'AT'],
  [['en', 'en-IE'], 'IE'],
  [['zh-Hant-TW'], 'TW'],
  [['en-US'], 'US'],
  [['sv'], 'SE'],
  [['de'], 'DE'],
  [['es'], 'ES'],
  [['es-419'], 'ES'],
  [['en'], null],
  [['en', 'nl'], null],
  [['ja'], null],
  [[], null],
] as const)('§3: a browser with the languages %j alone seems to be in %s', (languages, country) => {
  expect(guess({ languages })).toBe(country)
})

test('a language says nothing about the country if its main country is not served, and English never does', () => {
  expect(guess({ languages: ['fi'] }, ['NL', 'BE'])).toBeNull()
  expect(guess({ languages: ['nl'] }, ['BE'])).toBe('BE')
  expect(guess({ languages: ['en'] }, ['GB', 'IE'])).toBeNull()
})

test.each([
  [['en'], 'Europe/Amsterdam', 'NL'],
  [['en-US', 'en'], 'Europe/Amsterdam', 'NL'],
  [['nl-BE'], 'Europe/Amsterdam', 'NL'],
  [['en'], 'America/Los_Angeles', 'US'],
  [['en-US'], 'America/Toronto', 'CA'],
  [['en-US'], 'America/Indiana/Indianapolis', 'US'],
  [['en-US'], 'US/Eastern', 'US'],
  [['de'], 'Europe/Vienna', 'AT'],
  [['es-419'], 'Atlantic/Canary', 'ES'],
  [['en-GB'], 'Australia/Perth', 'AU'],
  [['en-US'], 'Asia/Tokyo', null],
  [['de'], 'Asia/Calcutta', null],
  [['ja-JP'], 'Asia/Tokyo', 'JP'],
  [['de-AT'], 'UTC', 'AT'],
  [['de-AT'], 'Etc/GMT-1', 'AT'],
  [['de-AT'], '+01:00', 'AT'],
  [['de-AT'], 'Europe/Gotham', 'AT'],
  [['de-AT'], '', 'AT'],
  [['en'], '<script>', null],
] as const)(
  '§3: a browser with the languages %j and the time zone %s seems to be in %s',
  (languages, zone, country) => {
    expect(guess({ languages, zone })).toBe(country)
  },
)

test.each([
  ['cf-ipcountry', 'NL'],
  ['cloudfront-viewer-country', 'SE'],
  ['cf-ipcountry', 'JP'],
])('§3: the CDN’s header comes before time zone and language: with %s: %s', (name, country) => {
  const visited = {
    headers: { [name]: country },
    ips: BEHIND_PROXY,
    languages: ['de-DE'],
    zone: 'Europe/Berlin',
    countryHeader: name,
  }
  expect(visit(visited)).toEqual({ geoip_country: country, geoip_is_guess: false })
})

test.each(['XX', 'T1', '<script>'])('a CDN that sends %s does not know the country', (value) => {
  expect(guess({ headers: { 'cf-ipcountry': value }, ips: BEHIND_PROXY, languages: ['de-DE'] })).toBe('DE')
})

test('a visitor cannot choose their country by the header of another CDN, nor by any where none is named', () => {
  const headers = { 'cf-ipcountry': 'SE', 'x-country-code': 'NL' }
  const visited = { headers, ips: BEHIND_PROXY, languages: ['de-DE'] }
  expect(visit({ ...visited, countryHeader: 'x-country-code' }).geoip_country).toBe('NL')
  expect(guess({ ...visited, countryHeader: 'fastly-client-country' })).toBe('DE')
  expect(guess({ ...visited, countryHeader: null })).toBe('DE')
})

test('the CDN’s header is ignored unless the request came through a trusted proxy', () => {
  expect(guess({ headers: { 'cf-ipcountry': 'NL' }, languages: ['de-DE'] })).toBe('DE')
})

test('§3: the country file comes before the CDN, which is asked for addresses that it lacks', () => {
  const visited = { headers: { 'cf-ipcountry': 'NL' }, ips: BEHIND_PROXY, languages: ['de-DE'] }
  expect(visit({ ...visited, file: { '192.0.2.7': 'FI' } })).toEqual({
    geoip_country: 'FI',
    geoip_is_guess: false,
  })
  expect(visit({ ...visited, file: {} })).toEqual({ geoip_country: 'NL', geoip_is_guess: false })
  expect(guess({ languages: ['de-DE'], file: {} })).toBe('DE')
})
