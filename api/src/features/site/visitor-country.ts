import { type Country, type Locale, mainCountryOf } from 'contracts'
import type { FastifyRequest } from 'fastify'

/** Headers in which CDNs send the country of the visitor's address. */
const HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'fastly-client-country',
  'x-appengine-country',
  'x-vercel-ip-country',
  'x-country-code',
]

/** Codes that they send for an unknown country. */
const UNKNOWN = new Set(['XX', 'ZZ'])

/** A visitor's country: from the CDN, else that of the browser's preferred language. */
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

/** Trusts the header only through a trusted proxy, which adds a second address. */
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
