import { DESIGN_VERSION, isCountry, type Settings } from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Brand } from '../../http/caller/brand.ts'
import { visitorCountry } from './country/visitor-country.ts'

type Query = Readonly<Record<string, string | undefined>>

/** §3: a brand's settings with those of the visitor, who may choose a `country` in the query. */
export function visitorSettings(request: FastifyRequest, { settings }: Brand, { country }: Query): Settings {
  const { case_minutes: _, payment_methods: _methods, icebreakers: _lines, ...shown } = settings
  const { countries } = shown
  const isServed = isCountry(country) && countries.includes(country)
  return {
    ...shown,
    ...visitorCountry(request, countries),
    geoip_selected_country: isServed ? country : null,
    push_public_key: request.server.pushPublicKey,
    design_version: DESIGN_VERSION,
  }
}
