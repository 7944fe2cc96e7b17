import * as contract from 'contracts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { shareAnswer } from '../../../http/share-answer.ts'
import { visitorSettings } from '../../site/visitor-settings.ts'
import { withDebitRefusals } from '../debits/with-debit-refusals.ts'
import { codeLimits } from '../discounts/code-limits.ts'
import { findOfferedDiscount } from '../discounts/find-offered-discount.ts'
import { findHeldDiscount } from '../discounts/find-shopper.ts'
import { type Discount, discountAnswer } from '../prices/discount.ts'
import { bundleAnswer, findBundle, findBundles } from '../prices/find-bundles.ts'
import { paymentCountry } from '../prices/payment-country.ts'
import { paymentOptions } from '../prices/payment-options.ts'
import { findLimitLeft } from '../spending/find-limit-left.ts'

export const bundleRoutes: readonly Route[] = [
  route(
    contract.getBundles,
    { access: 'any', limit: codeLimits() },
    async ({ query, session, brand, db, clock, request, reply }) => {
      const { geoip_country: visited } = visitorSettings(request, brand, {})
      const country = await paymentCountry(db, brand, { chosen: query.country, session, visited })
      const bundles = await findBundles(db, brand, country)
      const currency = bundles[0]?.currency ?? contract.countryCurrencies[country]
      const now = clock.now()
      const asked = { brand, viewer: session, place: { country, currency }, code: query.code }
      const sumsWith = (discount: Discount) =>
        new Map(bundles.map((bundle) => [bundle.id, bundleAnswer(bundle, brand, discount).price]))
      const discount = await findOfferedDiscount(db, { ...asked, sumsWith }, now)
      // Tries of a code are counted for each visitor.
      if (query.code === undefined) shareAnswer({ session, reply })
      return {
        country,
        currency,
        discount: discount && discountAnswer(discount, now),
        held_discount: await findHeldDiscount(db, session),
        is_for_sale: request.server.checkout !== null && bundles.length > 0,
        bundles: bundles.map((bundle) => bundleAnswer(bundle, brand, discount)),
      }
    },
  ),

  route(
    contract.getPaymentMethods,
    { access: 'any', limit: codeLimits() },
    async ({ query, session, brand, db, clock, request }) => {
      if (!request.server.checkout) refuse('payments_unavailable')
      const { bundle: id, country, code } = query
      const bundle = (await findBundle(db, brand, { id, country, viewer: session })) ?? refuse('not_found')
      const now = clock.now()
      const asked = { brand, viewer: session, place: bundle, code }
      const sumsWith = (discount: Discount) =>
        new Map(paymentOptions(brand, bundle, discount).map((option) => [option.id, option.total]))
      const discount = await findOfferedDiscount(db, { ...asked, sumsWith }, now)
      return {
        bundle: bundleAnswer(bundle, brand, discount),
        country: bundle.country,
        currency: bundle.currency,
        discount: discount && discountAnswer(discount, now),
        held_discount: await findHeldDiscount(db, session),
        methods: await withDebitRefusals(
          db,
          { payer: session, brand },
          paymentOptions(brand, bundle, discount),
          now,
        ),
        limit: await findLimitLeft(db, session, now),
      }
    },
  ),
]
