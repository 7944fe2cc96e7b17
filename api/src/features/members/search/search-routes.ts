import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { shareAnswer } from '../../../http/share-answer.ts'
import { visitorSettings } from '../../site/visitor-settings.ts'
import { findMemberProfile } from '../profile/member-profile.ts'
import { refuseVisitorSearch, searchMembers } from './search.ts'
import { findSearcher, visitorAsSearcher } from './searcher.ts'
import { findSuggestions } from './suggestions/find-suggestions.ts'

// A fast reader turns a page every few seconds; a scraper wants every page.
const SEARCHES = hourly('search', 1_200)
const PROFILES = hourly('profile-view', 1_200)
const SUGGESTIONS = hourly('match-finder', 300)

export const searchRoutes: readonly Route[] = [
  route(
    contract.searchMembers,
    { access: 'any', limit: SEARCHES, readsNearby: true },
    async ({ query, db, database, brand, session, request, reply, clock }) => {
      if (!session) refuseVisitorSearch(brand, query)
      const now = clock.now()
      const searcher = session
        ? await findSearcher(db, brand, session, now)
        : visitorAsSearcher(brand, visitorSettings(request, brand, {}).geoip_country)
      const found = await searchMembers(db, searcher, query, { now, secret: request.server.secret })
      const ids = found.profiles.map(({ id }) => id)
      await request.server.profileCounter.countShown(database.db, {
        brandId: brand.id,
        session,
        ip: request.ip,
        ids,
        now,
      })
      shareAnswer({ session, reply }, ids)
      return found
    },
  ),

  route(
    contract.getMember,
    { access: 'any', limit: PROFILES, readsNearby: true },
    async ({ query, db, database, brand, session, clock, request, reply }) => {
      if (!session) refuseVisitorSearch(brand, query)
      const now = clock.now()
      const found = await findMemberProfile(db, { brand, viewer: session }, query.id, now)
      await request.server.profileCounter.countShown(database.db, {
        brandId: brand.id,
        session,
        ip: request.ip,
        ids: [query.id],
        now,
      })
      shareAnswer({ session, reply }, [query.id])
      return found
    },
  ),

  route(
    contract.findMatches,
    { access: 'member', limit: SUGGESTIONS, readsNearby: true },
    async ({ query, db, database, brand, session, clock, request }) => {
      const now = clock.now()
      const found = await findSuggestions(db, { brand, ...session }, query, now)
      const ids = found.suggestions.map(({ profile }) => profile.id)
      await request.server.profileCounter.countShown(database.db, {
        brandId: brand.id,
        session,
        ip: request.ip,
        ids,
        now,
      })
      return found
    },
  ),
]
