import {
  hasTrafficSource,
  type Locale,
  mayVisitorSearch,
  nichePrefixes,
  type Role,
  type Settings,
  type SiteState,
  trackingIn,
} from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { findUser } from './features/account/users.ts'
import { findChats } from './features/chat/chats.ts'
import { findLikes } from './features/members/likes/likes.ts'
import { profileHead } from './features/members/profile/profile-head.ts'
import { visitorLocale } from './features/site/visitor-locale.ts'
import { visitorSettings } from './features/site/visitor-settings.ts'
import { type Finders, sessionOf } from './http/access/admit.ts'
import type { Brand } from './http/access/brand.ts'
import { refuse } from './http/refusal.ts'

const MEMBERS: readonly Role[] = ['free', 'premium', 'staff']

/** Access name → who is let in; the shell's guards decide the same in the browser. */
const AUDIENCES: Readonly<Record<string, readonly Role[]>> = {
  any: ['visitor', ...MEMBERS],
  search: MEMBERS,
  visitor: ['visitor'],
  member: MEMBERS,
  staff: ['staff'],
}

interface SiteViewParts extends Finders {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  /** A brand's domain → where people reach it. */
  readonly originOf: (domain: string) => string
}

interface Page {
  readonly route: { readonly name: string }
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What the page's HTML needs to know of the product and of who asks. */
export function siteView(parts: SiteViewParts) {
  return async (request: FastifyRequest) => {
    const brand = (await parts.findBrand(request.domain)) ?? refuse('not_found', { status: 421 })
    const query = queryOf(request.url)
    const settings = visitorSettings(request, brand, Object.fromEntries(query))
    const state: SiteState = { settings, ...(await memberState(request, brand, parts)) }
    const locale = visitorLocale(request)
    const niche = nichePrefixes[settings.niche]
    const role = state.user?.role ?? 'visitor'
    return {
      locale,
      siteName: settings.name,
      // The colours of a niche, where the kit has some.
      ...(niche && { brand: niche }),
      state,
      admits(access: string): boolean {
        if (role === 'visitor' && access === 'search') return maySearch(settings, query)
        return Object.hasOwn(AUDIENCES, access) && AUDIENCES[access]?.includes(role) === true
      },
      // No page is published under a token so far.
      exists: ({ route }: { readonly route: { readonly name: string } }) => route.name !== 'token',
      async head(match: Page | undefined) {
        const id = match?.route.name === 'members-id' ? match.params['id'] : undefined
        if (id === undefined) return headOf(settings, locale, match?.route.name)
        if (role === 'visitor' && !maySearch(settings, query)) return {}
        const origin = parts.originOf(request.domain)
        return profileHead(parts.database.db, { brand, id, origin, now: parts.clock.now() })
      },
    }
  }
}

/** Who is logged in, with what the frame of every page says of their chats and likes. */
async function memberState(
  request: FastifyRequest,
  brand: Brand,
  { database: { db }, clock, ...finders }: SiteViewParts,
): Promise<Omit<SiteState, 'settings'>> {
  const session = await sessionOf(request, brand, finders)
  if (!session) return { user: null }
  const now = clock.now()
  const [user, chats, likes] = await Promise.all([
    findUser(db, brand, session.memberId),
    findChats(db, session, now),
    findLikes(db, session, now),
  ])
  return user ? { user, chats, likes, position: session.position } : { user }
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1])
}

/** §6: of where a visitor came from, the server knows what this page's address says. */
function maySearch(settings: Settings, query: URLSearchParams): boolean {
  return mayVisitorSearch(settings, hasTrafficSource(trackingIn(query.toString()) ?? {}))
}

/** The brand's own words stand in its own language; in the others the page's title does. */
function headOf(settings: Settings, locale: Locale, page: string | undefined) {
  if (page !== 'index' || locale !== settings.domain_language) return {}
  return { title: settings.index_title, description: settings.description }
}
