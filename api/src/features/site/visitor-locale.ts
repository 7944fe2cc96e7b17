import {
  type Country,
  chooseLocale,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_PARAM,
  type Locale,
  localesOf,
} from 'contracts'
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

/** The locale of a page: the one that its URL names, if the brand offers it, else the visitor's. */
export function pageLocale(
  request: FastifyRequest,
  { query, countries }: { readonly query: URLSearchParams; readonly countries: readonly Country[] },
): Locale {
  const named = query.get(LOCALE_PARAM)
  return isLocale(named) && localesOf(countries).includes(named) ? named : visitorLocale(request)
}
