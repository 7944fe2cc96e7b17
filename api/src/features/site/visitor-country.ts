import { type Country, type Locale, mainCountryOf } from 'contracts'
import type { FastifyRequest } from 'fastify'

/** Where CDNs write the country of the visitor's address. */
const HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'fastly-client-country',
  'x-appengine-country',
  'x-vercel-ip-country',
  'x-country-code',
]

/** What they write when they do not know it. */
const UNKNOWN = new Set(['XX', 'ZZ'])

/** A visitor's country: by the CDN, else by the region or the main country of the language that the browser asks for. */
export function visitorCountry(
  request: FastifyRequest,
  languages: readonly string[],
  locale: Locale,
  served: readonly Country[],
): string | null {
  return (
    countryByCdn(request) ?? languages.map(regionOf).find(Boolean) ?? mainCountryOf(locale, served) ?? null
  )
}

/** Only who came through a proxy that is trusted has more than one address; anybody can send a header. */
function countryByCdn({ ips = [], headers }: FastifyRequest): string | undefined {
  if (ips.length < 2) return undefined
  return HEADERS.map((name) => headers[name]).find(isCountryCode)
}

function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && !UNKNOWN.has(value)
}

/** `de-AT` and `zh-Hant-TW` name a region, `de` does not. */
function regionOf(tag: string): string | undefined {
  return tag.split('-').slice(1).find(isCountryCode)
}
