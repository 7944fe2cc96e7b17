import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from 'contracts'
import type { FastifyRequest } from 'fastify'

/** What the browser asks for, best first. */
export function visitorLanguages({ headers }: FastifyRequest): string[] {
  const wanted = headers['accept-language']?.split(',') ?? []
  return wanted.map((entry) => entry.split(';')[0]?.trim() ?? '')
}

/** §4: the language is the cookie's, else the browser's, else English. */
export function visitorLocale(request: FastifyRequest): Locale {
  const chosen = request.cookies[LOCALE_COOKIE]
  return isLocale(chosen) ? chosen : chooseLocale(visitorLanguages(request))
}
