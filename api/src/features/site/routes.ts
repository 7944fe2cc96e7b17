import {
  getCompany,
  getGeocode,
  getInterests,
  getRegions,
  getSettings,
  interests,
  pageBounce,
  pageHidden,
} from 'contracts'
import { hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { findBrand } from './brands.ts'
import { findCompany } from './companies.ts'
import { insertPageEvent } from './page-events.ts'
import { placeAt } from './place-at.ts'
import { regionsIn } from './regions.ts'
import { visitorSettings } from './visitor-settings.ts'

const EVENTS = hourly('page-event', 600, 'ip')

export const routes: readonly Route[] = [
  route(getSettings, { access: 'any' }, async ({ query, brand, database, request }) => {
    const { domain, ...page } = query
    const forced = domain === undefined ? brand : await findBrand(database, domain.toLowerCase())
    return { settings: visitorSettings(request, forced ?? refuse('not_found'), page) }
  }),

  route(getInterests, { access: 'any' }, () => ({ interests: [...interests] })),

  route(getRegions, { access: 'any' }, ({ brand }) => regionsIn(brand.settings.countries)),

  route(getCompany, { access: 'any' }, async ({ brand, db }) => {
    const company = await findCompany(db, brand.settings.company_id)
    return { company: company ?? refuse('not_found') }
  }),

  route(getGeocode, { access: 'any' }, ({ query }) => ({ location: placeAt(query) })),

  route(pageHidden, { access: 'any', exempt: 'beacon', limit: EVENTS }, async ({ brand, db, clock }) => {
    await insertPageEvent(db, { brandId: brand.id, kind: 'page-hidden', createdAt: clock.now() })
    return undefined
  }),

  route(
    pageBounce,
    { access: 'any', exempt: 'beacon', limit: EVENTS },
    async ({ body, brand, db, clock }) => {
      await insertPageEvent(db, { ...body, brandId: brand.id, kind: 'page-bounce', createdAt: clock.now() })
      return undefined
    },
  ),
]
