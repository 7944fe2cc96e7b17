import * as contract from 'contracts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { findCompany } from '../site/companies.ts'
import { visitorSettings } from '../site/visitor-settings.ts'
import { resolvePage } from './pages/resolve-page.ts'

export const routes: readonly Route[] = [
  route(contract.getPage, { access: 'any' }, async ({ query: { name, locale }, brand, db, request }) => {
    const company = (await findCompany(db, brand.settings.company_id)) ?? refuse('not_found')
    const settings = visitorSettings(request, brand, {})
    return { blocks: resolvePage(name, { settings, company, locale }) }
  }),
]
