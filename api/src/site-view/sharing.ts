import {
  dismissals,
  hasTrafficSource,
  LOCALE_PARAM,
  maySignUp,
  mayVisitorSearch,
  type Settings,
  trackingIn,
} from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { visitorLocale } from '../features/site/visitor-locale.ts'
import type { Brand } from '../http/caller/brand.ts'
import { shownIn } from '../http/share-answer.ts'
import { nullIfUnavailable } from './unavailable.ts'

interface Visitor {
  readonly request: FastifyRequest
  readonly brand: Brand
  readonly settings: Settings
  readonly query: URLSearchParams
  /** Changes with the brand's published documents; null while they are unknown. */
  readonly landers: string | null
}

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

/** As the gateway takes it: see `Sharing` in platform/gateway. */
interface SharingTerms {
  readonly key: string
  readonly query: readonly string[]
  readonly admits: (data: readonly string[]) => Promise<boolean>
}

/** The visitors who may get the same page. The country and the brand's rules are in the page's state. */
export function visitorSharing(
  { request, brand, settings, query, landers }: Visitor,
  { database: { db }, clock }: Parts,
): SharingTerms {
  const hasSource = hasTrafficSource(trackingIn(query.toString()) ?? {})
  const rights = [mayVisitorSearch(settings, hasSource), maySignUp(settings, hasSource)]
  const isWarned = request.cookies[dismissals.entryWarning] !== undefined
  return {
    key: JSON.stringify([request.domain, visitorLocale(request), rights, isWarned, landers]),
    query: [LOCALE_PARAM, 'country'],
    // Each visitor is counted who is shown a profile, as if they had asked for it themselves.
    async admits(data) {
      const { ip, server } = request
      const shown = { brandId: brand.id, session: null, ip, ids: shownIn(data), now: clock.now() }
      return (await server.profileCounter.mayShow(db, shown).catch(nullIfUnavailable)) ?? false
    },
  }
}
