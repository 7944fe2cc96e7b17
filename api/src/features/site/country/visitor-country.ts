import { type Country, isCountry, type Locale, mainCountryOf, type Settings, ZONE_COOKIE } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { visitorLanguages, visitorLocale } from '../visitor-locale.ts'
import { countryOfZone } from './country-of-zone.ts'

/** Codes that CDNs send for an unknown country. */
const UNKNOWN = new Set(['XX', 'ZZ'])

/**
 * §3: a visitor's country. It follows from the address, by the country file or the CDN; where neither knows it, it is a
 * guess from the browser's time zone and languages.
 */
export function visitorCountry(
  request: FastifyRequest,
  served: readonly Country[],
): Pick<Settings, 'geoip_country' | 'geoip_is_guess'> {
  const known = request.server.countryOfAddress?.(request.ip) ?? countryByCdn(request)
  if (known !== undefined) return { geoip_country: known, geoip_is_guess: false }
  return { geoip_country: guessCountry(request, served), geoip_is_guess: true }
}

/**
 * Trusts the one header that the setting names, since a CDN overwrites only its own, and only through a trusted proxy,
 * which adds a second address.
 */
function countryByCdn({ ips = [], headers, server }: FastifyRequest): string | undefined {
  if (ips.length < 2 || server.countryHeader === null) return undefined
  const code = headers[server.countryHeader]
  return isCountryCode(code) ? code : undefined
}

/** The time zone comes first: people choose a browser's language, but rarely its clock. */
function guessCountry(request: FastifyRequest, served: readonly Country[]): string | null {
  const zone = request.cookies[ZONE_COOKIE]
  const byZone = zone === undefined ? undefined : countryOfZone(zone)
  if (byZone) return byZone
  const region = visitorLanguages(request).map(regionOf).find(Boolean)
  // Elsewhere by its clock: `en-US` in Tokyo is not in the United States.
  if (byZone === null) return region === undefined || isCountry(region) ? null : region
  return region ?? countryOfLanguage(visitorLocale(request), served)
}

/** English alone names no country: people all over the world set their browsers to it. */
function countryOfLanguage(locale: Locale, served: readonly Country[]): Country | null {
  return locale === 'en' ? null : (mainCountryOf(locale, served) ?? null)
}

function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && !UNKNOWN.has(value)
}

/** `de-AT` and `zh-Hant-TW` name a region, `de` does not. */
function regionOf(tag: string): string | undefined {
  return tag.split('-').slice(1).find(isCountryCode)
}
