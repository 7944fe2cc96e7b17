import {
  chooseLocale,
  isLocale,
  LOCALE_COOKIE,
  type Locale,
  type SessionUser,
  type SiteState,
} from 'contracts'
import type { FastifyRequest } from 'fastify'

const SITE_NAME = 'Amberly'

/** §4: the language is the cookie's, else the browser's, else English. */
function localeOf(request: FastifyRequest): Locale {
  const chosen = request.cookies[LOCALE_COOKIE]
  if (isLocale(chosen)) return chosen
  const wanted = request.headers['accept-language']?.split(',') ?? []
  return chooseLocale(wanted.map((entry) => entry.split(';')[0]?.trim() ?? ''))
}

/** Access name → who is let in; the shell's guards decide the same in the browser. */
const AUDIENCES: Readonly<Record<string, readonly string[]>> = {
  any: ['visitor', 'member', 'staff'],
  search: ['visitor', 'member', 'staff'],
  visitor: ['visitor'],
  member: ['member', 'staff'],
  staff: ['staff'],
}

export type FindUser = (request: FastifyRequest) => SessionUser | null

/** What the page's HTML needs to know of the product and of who asks. */
export function siteView(findUser: FindUser) {
  return (request: FastifyRequest) => {
    const user = findUser(request)
    const role = user?.role ?? 'visitor'
    const state: SiteState = { siteName: SITE_NAME, user }
    return {
      locale: localeOf(request),
      siteName: SITE_NAME,
      state,
      admits: (access: string) =>
        Object.hasOwn(AUDIENCES, access) && AUDIENCES[access]?.includes(role) === true,
    }
  }
}
