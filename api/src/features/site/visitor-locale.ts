import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from 'contracts'
import type { FastifyRequest } from 'fastify'

/** The languages that the browser asks for, in its order. */
export function visitorLanguages({ headers }: FastifyRequest): string[] {
  const entries = headers['accept-language']?.split(',') ?? []
  return entries.map((entry) => entry.split(';')[0]?.trim() ?? '')
}

/** §4: the locale of the cookie, else of the browser, else English. */
export function visitorLocale(request: FastifyRequest): Locale {
  const chosen = request.cookies[LOCALE_COOKIE]
  return isLocale(chosen) ? chosen : chooseLocale(visitorLanguages(request))
}
