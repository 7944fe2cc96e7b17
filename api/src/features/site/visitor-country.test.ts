import { countries } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { visitorCountry } from './visitor-country.ts'

const direct = { headers: {} } as FastifyRequest

function behindProxy(headers: Record<string, string>, ips = ['10.0.0.1', '192.0.2.7']): FastifyRequest {
  return { headers, ips } as unknown as FastifyRequest
}

test.each([
  [['de-AT', 'de'], 'de', 'AT'],
  [['en', 'en-IE'], 'en', 'IE'],
  [['zh-Hant-TW'], 'en', 'TW'],
  [['sv'], 'sv', 'SE'],
  [['de'], 'de', 'DE'],
  [['en'], 'en', 'US'],
  [['es'], 'es', 'ES'],
  [['es-419'], 'es', 'ES'],
  [[], 'en', 'US'],
] as const)('a browser with the languages %j is assumed to be in %3$s', (languages, locale, country) => {
  expect(visitorCountry(direct, languages, locale, countries)).toBe(country)
})

test('a language says nothing about the country if its main country is not served', () => {
  expect(visitorCountry(direct, ['fi'], 'fi', ['NL', 'BE'])).toBeNull()
  expect(visitorCountry(direct, ['nl'], 'nl', ['BE'])).toBe('BE')
})

test.each([
  ['cf-ipcountry', 'NL', 'NL'],
  ['cloudfront-viewer-country', 'SE', 'SE'],
  ['cf-ipcountry', 'JP', 'JP'],
  ['cf-ipcountry', 'XX', 'DE'],
  ['cf-ipcountry', 'T1', 'DE'],
  ['cf-ipcountry', '<script>', 'DE'],
])('the CDN’s header wins: with %s: %s the country is %s', (name, value, country) => {
  expect(visitorCountry(behindProxy({ [name]: value }), ['de-DE'], 'de', countries)).toBe(country)
})

test('the CDN’s header is ignored unless the request came through a trusted proxy', () => {
  const request = behindProxy({ 'cf-ipcountry': 'NL' }, ['192.0.2.7'])
  expect(visitorCountry(request, ['de-DE'], 'de', countries)).toBe('DE')
})
