import {
  chooseLocale,
  hasTrafficSource,
  isLocale,
  LOCALE_COOKIE,
  type Locale,
  mayVisitorSearch,
  type Role,
  type Settings,
  type SiteState,
  trackingIn,
  type User,
} from 'contracts'
import type { FastifyRequest } from 'fastify'
import { amberly } from './features/site/amberly.ts'
import { visitorCountry } from './features/site/visitor-country.ts'

/** What the browser asks for, best first. */
function languagesOf(request: FastifyRequest): string[] {
  const wanted = request.headers['accept-language']?.split(',') ?? []
  return wanted.map((entry) => entry.split(';')[0]?.trim() ?? '')
}

/** §4: the language is the cookie's, else the browser's, else English. */
function localeOf(request: FastifyRequest): Locale {
  const chosen = request.cookies[LOCALE_COOKIE]
  return isLocale(chosen) ? chosen : chooseLocale(languagesOf(request))
}

function settingsFor(request: FastifyRequest, locale: Locale): Settings {
  const country = visitorCountry(request, languagesOf(request), locale, amberly.countries)
  return { ...amberly, geoip_country: country, geoip_selected_country: null }
}

const MEMBERS: readonly Role[] = ['free', 'premium', 'staff']

/** Access name → who is let in; the shell's guards decide the same in the browser. */
const AUDIENCES: Readonly<Record<string, readonly Role[]>> = {
  any: ['visitor', ...MEMBERS],
  search: MEMBERS,
  visitor: ['visitor'],
  member: MEMBERS,
  staff: ['staff'],
}

/** §6: of where a visitor came from, the server knows what this page's address says. */
function maySearch(settings: Settings, url: string): boolean {
  const { search } = new URL(url, 'http://localhost')
  return mayVisitorSearch(settings, hasTrafficSource(trackingIn(search) ?? {}))
}

export type FindUser = (request: FastifyRequest) => User | null

/** What the page's HTML needs to know of the product and of who asks. */
export function siteView(findUser: FindUser) {
  return (request: FastifyRequest) => {
    const user = findUser(request)
    const role = user?.role ?? 'visitor'
    const locale = localeOf(request)
    const settings = settingsFor(request, locale)
    const state: SiteState = { settings, user }
    return {
      locale,
      siteName: settings.name,
      state,
      admits(access: string): boolean {
        if (role === 'visitor' && access === 'search') return maySearch(settings, request.url)
        return Object.hasOwn(AUDIENCES, access) && AUDIENCES[access]?.includes(role) === true
      },
      // No page is published under a token so far.
      exists: ({ route }: { readonly route: { readonly name: string } }) => route.name !== 'token',
      head: (match: { readonly route: { readonly name: string } } | undefined) =>
        headOf(settings, locale, match?.route.name),
    }
  }
}

/** The brand's own words stand in its own language; in the others the page's title does. */
function headOf(settings: Settings, locale: Locale, page: string | undefined) {
  if (page !== 'index' || locale !== settings.domain_language) return {}
  return { title: settings.index_title, description: settings.description }
}
