import * as contract from 'contracts'
import { hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { shareAnswer } from '../../http/share-answer.ts'
import { findCompanyOf } from '../site/companies.ts'
import { visitorSettings } from '../site/visitor-settings.ts'
import { browserId } from './documents/browser-id.ts'
import { chooseVariant } from './documents/choose-variant.ts'
import { countVisit } from './documents/visits.ts'
import { resolvePage } from './pages/resolve-page.ts'
import { studioRoutes } from './studio/studio-routes.ts'

export const routes: readonly Route[] = [
  route(
    contract.getPage,
    { access: 'any' },
    async ({ query: { name, locale }, brand, db, clock, request, reply, session }) => {
      const company = (await findCompanyOf(db, brand)) ?? refuse('not_found')
      shareAnswer({ session, reply })
      const settings = visitorSettings(request, brand, {})
      const { liveLanders } = request.server.finders
      const live = await liveLanders.find(brand.id, { kind: 'page', template: name, slug: '' }, clock.now())
      return {
        blocks: resolvePage(name, { settings, company, locale, host: request.hostname }, live?.content),
      }
    },
  ),

  route(contract.getLander, { access: 'any' }, async ({ query, brand, clock, request, reply, session }) => {
    const { kind, template = '', slug = '', token, locale, niche } = query
    const address = token === undefined ? { kind, template, slug } : { token }
    const live = await request.server.finders.liveLanders.find(brand.id, address, clock.now())
    const found = live && (niche === undefined || String(live.content.niche) === niche) ? live : null
    // With an experiment, the answer depends on the browser.
    if (!found?.content.experiment) shareAnswer({ session, reply })
    if (!found) return { lander: null }
    const { id, rev, content } = found
    const variant = chooseVariant(content.experiment, browserId(request))
    const { meta } = content
    return {
      lander: {
        id,
        rev,
        variant,
        blocks: contract.resolveLander(content, locale, variant),
        title: contract.inLocale(meta.title, locale),
        description: contract.inLocale(meta.description, locale),
      },
    }
  }),

  route(
    contract.landerVisit,
    { access: 'any', exempt: 'beacon', limit: hourly('lander-visit', 600, 'ip') },
    async ({ body, brand, db, clock, request }) => {
      await countVisit(db, { brandId: brand.id, seen: body, browser: browserId(request) }, clock.now())
      return undefined
    },
  ),

  ...studioRoutes,
]
