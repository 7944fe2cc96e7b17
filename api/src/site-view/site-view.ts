import {
  dismissals,
  hasTrafficSource,
  isFor,
  mayVisitorSearch,
  nichePrefixes,
  prefixOf,
  readsAmerican,
  type Settings,
  type SiteState,
  templateOf,
  trackingIn,
} from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { findUser } from '../features/account/users.ts'
import { findChats } from '../features/chat/chats.ts'
import type { LiveLanders } from '../features/landers/documents/live-landers.ts'
import { findLikes } from '../features/members/likes/likes.ts'
import { profileHead } from '../features/members/profile/profile-head.ts'
import { appLinks } from '../features/site/installed-app/app-links.ts'
import type { ShareCard } from '../features/site/share-images/share-card.ts'
import { pageLocale, visitorLanguages } from '../features/site/visitor-locale.ts'
import { visitorSettings } from '../features/site/visitor-settings.ts'
import { type Finders, findRequestSession } from '../http/admission/admit.ts'
import type { Brand } from '../http/caller/brand.ts'
import type { Session } from '../http/caller/session.ts'
import { refuse } from '../http/refusal.ts'
import { documentHead, findHome, findMemberTemplates } from './document-head.ts'
import { failureWords } from './failure-words.ts'
import { documentPaths, movedTo } from './lander-paths.ts'
import { type Head, type OwnHead, type Page, pageHead } from './page-head.ts'
import { previewNotice } from './preview-notice.ts'
import { type DrawnHead, sharedHead } from './shared-head.ts'
import { visitorSharing } from './sharing.ts'
import { traitsOf } from './traits.ts'
import { explainUnavailable, nullIfUnavailable } from './unavailable.ts'

interface SiteViewParts extends Finders {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  /** A brand's domain → its public origin. */
  readonly originOf: (domain: string) => string
  readonly liveLanders: LiveLanders
  /** The path of a card's picture. */
  readonly shareImage: (card: ShareCard) => string
}

/** Seconds after which a page is worth another try if it was requested while the database was unavailable. */
const RETRY_AFTER = 5

/**
 * Provides the data about the product and the visitor that a page's HTML contains. While the database is
 * unavailable, the brand is the last known one. Nobody knows then whose session a cookie names, so its owner
 * gets only those pages that are for everyone.
 */
export function siteView(parts: SiteViewParts) {
  return async (request: FastifyRequest) => {
    const found = await parts.findBrandToRead(request).catch(explainUnavailable)
    const brand = found ?? refuse('not_found', { status: 421 })
    const query = searchParamsOf(request.url)
    const settings = visitorSettings(request, brand, Object.fromEntries(query))
    const viewer = await findViewer(request, brand, parts).catch(nullIfUnavailable)
    const session = viewer?.session ?? null
    const now = parts.clock.now()
    const home = await findHome(parts.liveLanders, brand.id, now).catch(nullIfUnavailable)
    const chosen = await findMemberTemplates(parts.liveLanders, brand.id, now).catch(nullIfUnavailable)
    const isAmerican = readsAmerican(visitorLanguages(request), settings.geoip_country)
    const state: SiteState = {
      settings,
      ...(viewer?.state ?? { user: null }),
      ...(isAmerican && { is_american: true }),
      ...(request.cookies[dismissals.entryWarning] !== undefined && { is_past_warning: true }),
      ...(home && { has_home_document: true }),
      ...(chosen && chosen.length > 0 && { member_documents: chosen }),
    }
    const landers = await parts.liveLanders.stamp(brand.id, now).catch(nullIfUnavailable)
    const locale = pageLocale(request, { query, countries: settings.countries })
    const niche = nichePrefixes[settings.niche]
    const findDocument = async (page: Page | undefined) => {
      const at = { brandId: brand.id, locale, now: parts.clock.now() }
      return page ? documentHead(parts.liveLanders, page, at).catch(nullIfUnavailable) : null
    }
    const role = state.user?.role ?? 'visitor'
    const origin = parts.originOf(request.domain)
    const headOf = async (match: Page | undefined, own: OwnHead): Promise<DrawnHead> => {
      const at = { settings, locale, query, origin }
      const id = match?.route.name === 'members-id' ? match.params['id'] : undefined
      if (id === undefined) {
        const document = await findDocument(match)
        if (!document) return pageHead(match, own, at)
        const { isDocument: _, ...texts } = document
        return { ...pageHead(match, document, at), ...texts }
      }
      const isShown = role !== 'visitor' || visitorMaySearch(settings, query)
      const shown =
        isShown && (await shownProfile(id, { request, brand, session }, parts).catch(nullIfUnavailable))
      return { ...shown, ...pageHead(match, shown || {}, at) }
    }
    return {
      locale,
      ...(isAmerican && locale === 'en' && { lang: 'en-US' }),
      siteName: settings.name,
      traits: traitsOf({ settings, language: locale, role, userAgent: request.headers['user-agent'] }),
      failure: failureWords[locale],
      hasWorker: settings.push_worker,
      app: appLinks(settings.niche, locale),
      // The colours of the niche, if the kit has any.
      ...(niche && { brand: niche }),
      state,
      ...(viewer === null && { retryAfter: RETRY_AFTER }),
      ...(brand.preview && { notice: previewNotice(settings.name, locale) }),
      ...(viewer &&
        !session &&
        !brand.preview && { sharing: visitorSharing({ request, brand, settings, query, landers }, parts) }),
      admits(access: string): boolean {
        if (role === 'visitor' && access === 'search') return visitorMaySearch(settings, query)
        if (viewer === null && !isFor(access, 'free')) return false
        return isFor(access, role)
      },
      async exists({ route, params }: Page): Promise<boolean> {
        // Nobody else learns that the page exists.
        if (route.access === 'staff') return isFor('staff', role)
        if (templateOf(route.name) !== undefined) return prefixOf(settings.niche, params['niche']) !== 'wrong'
        if (route.name !== 'token') return true
        const token = params['token'] ?? ''
        const found = parts.liveLanders.find(brand.id, { token }, parts.clock.now())
        return (await found.catch(nullIfUnavailable)) !== null
      },
      // Browsers keep a new address, which a draft's is not yet.
      movedTo: (page: Page) => (brand.preview ? undefined : movedTo(page, settings.niche)),
      listing: {
        origin,
        paths: async () => {
          const found = parts.liveLanders.addresses(brand.id, parts.clock.now())
          return documentPaths((await found.catch(nullIfUnavailable)) ?? [], settings.niche)
        },
      },
      head: async (match: Page | undefined, own: OwnHead): Promise<Head> => {
        const { db } = parts.database
        const { shareImage } = parts
        const page = { routeName: match?.route.name, own, settings, locale, origin, db, shareImage }
        return sharedHead(await headOf(match, own), page)
      },
    }
  }
}

async function findViewer(request: FastifyRequest, brand: Brand, parts: SiteViewParts) {
  const session = await findRequestSession(request, brand, parts)
  return { session, state: await memberState(session, brand, parts) }
}

/** The head of a profile's page, if the viewer may be shown another profile. */
async function shownProfile(
  id: string,
  { request, brand, session }: { request: FastifyRequest; brand: Brand; session: Session | null },
  { database: { db }, clock, originOf }: SiteViewParts,
): Promise<Head> {
  const now = clock.now()
  const head: Head = await profileHead(db, { brand, id, origin: originOf(request.domain), now })
  if (head.title === undefined) return head
  // It shows a name and a face, so it counts as a profile that was shown.
  const { ip, server } = request
  const shown = { brandId: brand.id, session, ip, ids: [id], now }
  return (await server.profileCounter.mayShow(db, shown)) ? head : {}
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

function searchParamsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1])
}

/** §6: the server knows a visitor's traffic source only from the address of this page. */
function visitorMaySearch(settings: Settings, query: URLSearchParams): boolean {
  return mayVisitorSearch(settings, hasTrafficSource(trackingIn(query.toString()) ?? {}))
}
