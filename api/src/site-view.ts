import {
  hasTrafficSource,
  isFor,
  type Locale,
  mayVisitorSearch,
  nichePrefixes,
  type Settings,
  type SiteState,
  trackingIn,
} from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { findUser } from './features/account/users.ts'
import { findChats } from './features/chat/chats.ts'
import { mayShow } from './features/members/access/shown-profiles.ts'
import { findLikes } from './features/members/likes/likes.ts'
import { profileHead } from './features/members/profile/profile-head.ts'
import { languageLinks } from './features/site/language-links.ts'
import { pageLocale } from './features/site/visitor-locale.ts'
import { visitorSettings } from './features/site/visitor-settings.ts'
import { type Finders, findRequestSession } from './http/access/admit.ts'
import type { Brand } from './http/access/brand.ts'
import type { Session } from './http/access/session.ts'
import { refuse } from './http/refusal.ts'

interface SiteViewParts extends Finders {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  /** A brand's domain → its public origin. */
  readonly originOf: (domain: string) => string
}

interface Page {
  readonly route: { readonly name: string; readonly access: string }
  readonly params: Readonly<Record<string, string | undefined>>
}

interface Head {
  readonly title?: string
  readonly description?: string
  readonly image?: string
  readonly canonical?: string
  readonly alternates?: Readonly<Record<string, string>>
}

/** Provides the data about the product and the visitor that a page's HTML contains. */
export function siteView(parts: SiteViewParts) {
  return async (request: FastifyRequest) => {
    const brand = (await parts.findBrand(request.domain)) ?? refuse('not_found', { status: 421 })
    const query = searchParamsOf(request.url)
    const settings = visitorSettings(request, brand, Object.fromEntries(query))
    const session = await findRequestSession(request, brand, parts)
    const state: SiteState = { settings, ...(await memberState(session, brand, parts)) }
    const locale = pageLocale(request, { query, countries: settings.countries })
    const niche = nichePrefixes[settings.niche]
    const role = state.user?.role ?? 'visitor'
    return {
      locale,
      siteName: settings.name,
      // The colours of the niche, if the kit has any.
      ...(niche && { brand: niche }),
      state,
      admits(access: string): boolean {
        if (role === 'visitor' && access === 'search') return visitorMaySearch(settings, query)
        return isFor(access, role)
      },
      // No page is published under a token yet.
      exists: ({ route }: { readonly route: { readonly name: string } }) => route.name !== 'token',
      async head(match: Page | undefined): Promise<Head> {
        const id = match?.route.name === 'members-id' ? match.params['id'] : undefined
        if (id === undefined) {
          const links = languageLinks(match, urlOf(request, parts.originOf(request.domain)), settings)
          return { ...brandHead(settings, locale, match?.route.name), ...links }
        }
        if (role === 'visitor' && !visitorMaySearch(settings, query)) return {}
        const { db } = parts.database
        const now = parts.clock.now()
        const head: Head = await profileHead(db, { brand, id, origin: parts.originOf(request.domain), now })
        // It shows a name and a face, so it counts as a profile that was shown.
        const isEmpty = head.title === undefined
        return isEmpty || (await mayShow(db, { brandId: brand.id, session, request, ids: [id], now }))
          ? head
          : {}
      },
    }
  }
}

/** The logged-in member, with the chats and likes that the frame of every page shows. */
async function memberState(
  session: Session | null,
  brand: Brand,
  { database: { db }, clock }: SiteViewParts,
): Promise<Omit<SiteState, 'settings'>> {
  if (!session) return { user: null }
  const now = clock.now()
  const [user, chats, likes] = await Promise.all([
    findUser(db, brand, session.memberId, now),
    findChats(db, session, now),
    findLikes(db, session, now),
  ])
  return user ? { user, chats, likes, position: session.position } : { user }
}

/** Not resolved against the origin: a path that begins with two slashes would name another host. */
function urlOf({ url }: FastifyRequest, origin: string): URL {
  return new URL(origin + url.replace(/^https?:\/\/[^/?]*/i, ''))
}

function searchParamsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1])
}

/** §6: the server knows a visitor's traffic source only from the address of this page. */
function visitorMaySearch(settings: Settings, query: URLSearchParams): boolean {
  return mayVisitorSearch(settings, hasTrafficSource(trackingIn(query.toString()) ?? {}))
}

/** The brand's title and description, in the brand's own language only; other languages use the page's title. */
function brandHead(settings: Settings, locale: Locale, page: string | undefined) {
  if (page !== 'index' || locale !== settings.domain_language) return {}
  return { title: settings.index_title, description: settings.description }
}
