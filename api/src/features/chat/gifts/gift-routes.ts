import * as contract from 'contracts'
import { type Route, route } from '../../../http/route.ts'
import { visitorCountry } from '../../site/country/visitor-country.ts'
import { visitorLanguages } from '../../site/visitor-locale.ts'
import { icebreakersIn } from '../icebreakers/icebreakers.ts'
import { findGifts } from './find-gifts.ts'

/** The same for all who share a language, so visitors may call them. */
export const giftRoutes: readonly Route[] = [
  route(contract.getGifts, { access: 'any' }, ({ query, brand }) => ({
    gifts: findGifts(brand.settings, query.locale),
  })),

  route(contract.getIcebreakers, { access: 'any' }, ({ query: { locale }, brand, request }) => {
    const { geoip_country } = visitorCountry(request, brand.settings.countries)
    const isAmerican = locale === 'en' && contract.readsAmerican(visitorLanguages(request), geoip_country)
    const own = brand.settings.icebreakers[locale] ?? []
    if (own.length > 0) return { icebreakers: own }
    const lines = icebreakersIn(locale)
    return { icebreakers: isAmerican ? lines.map(contract.inAmerican) : lines }
  }),
]
