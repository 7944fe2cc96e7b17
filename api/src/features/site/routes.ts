import * as contract from 'contracts'
import { hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { shareAnswer } from '../../http/share-answer.ts'
import { findBrand } from './brands.ts'
import { findCompanyOf } from './companies.ts'
import { insertPageEvent } from './page-events.ts'
import { findCities } from './places/find-cities.ts'
import { placeAt } from './places/place-at.ts'
import { regionsIn } from './places/regions.ts'
import { visitorSettings } from './visitor-settings.ts'

// A few for each letter that a member types.
const CITIES = hourly('cities', 600, 'ip')
const BEACONS = hourly('page-event', 600, 'ip')

export const routes: readonly Route[] = [
  route(contract.getSettings, { access: 'any' }, async ({ query, brand, database, request }) => {
    const { domain, ...page } = query
    const requested = domain === undefined ? brand : await findBrand(database, domain.toLowerCase())
    if (!requested?.isOpen && !requested?.preview) refuse('not_found')
    return { settings: visitorSettings(request, requested, page) }
  }),

  route(contract.getInterests, { access: 'any' }, () => ({ interests: [...contract.interests] })),

  route(contract.getRegions, { access: 'any' }, ({ brand, session, reply }) => {
    shareAnswer({ session, reply })
    return regionsIn(brand.settings.countries)
  }),

  route(contract.getCompany, { access: 'any' }, async ({ brand, db, session, reply }) => {
    const company = await findCompanyOf(db, brand)
    shareAnswer({ session, reply })
    return { company: company ?? refuse('not_found') }
  }),

  route(contract.getGeocode, { access: 'any' }, ({ query }) => ({ location: placeAt(query) })),

  route(contract.getCities, { access: 'any', limit: CITIES }, ({ query }) => ({ cities: findCities(query) })),

  route(
    contract.pageHidden,
    { access: 'any', exempt: 'beacon', limit: BEACONS },
    async ({ brand, db, clock }) => {
      await insertPageEvent(db, { brandId: brand.id, kind: 'page-hidden', createdAt: clock.now() })
      return undefined
    },
  ),

  route(
    contract.pageBounce,
    { access: 'any', exempt: 'beacon', limit: BEACONS },
    async ({ body, brand, db, clock }) => {
      await insertPageEvent(db, { ...body, brandId: brand.id, kind: 'page-bounce', createdAt: clock.now() })
      return undefined
    },
  ),
]
