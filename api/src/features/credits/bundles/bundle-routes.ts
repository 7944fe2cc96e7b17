import * as contract from 'contracts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { visitorSettings } from '../../site/visitor-settings.ts'
import { paymentOptions } from '../orders/payment-options.ts'
import { bundleAnswer, findBundle, findBundles } from './find-bundles.ts'
import { paymentCountry } from './payment-country.ts'

export const bundleRoutes: readonly Route[] = [
  route(contract.getBundles, { access: 'any' }, async ({ query, session, brand, db, request }) => {
    const { geoip_country: visited } = visitorSettings(request, brand, {})
    const country = await paymentCountry(db, brand, { chosen: query.country, session, visited })
    const bundles = await findBundles(db, brand, country)
    return {
      country,
      currency: bundles[0]?.currency ?? contract.countryCurrencies[country],
      discount: null,
      is_for_sale: request.server.checkout !== null && bundles.length > 0,
      bundles: bundles.map((bundle) => bundleAnswer(bundle, brand)),
    }
  }),

  route(contract.getPaymentMethods, { access: 'any' }, async ({ query, brand, db, request }) => {
    if (!request.server.checkout) refuse('payments_unavailable')
    const { bundle: id, country } = query
    const bundle = (await findBundle(db, brand, { id, country })) ?? refuse('not_found')
    return {
      bundle: bundleAnswer(bundle, brand),
      country: bundle.country,
      currency: bundle.currency,
      discount: null,
      methods: paymentOptions(brand, bundle),
    }
  }),
]
