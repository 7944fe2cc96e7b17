import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { discountAnswer } from '../prices/discount.ts'
import { bundleAnswer, findTryOut } from '../prices/find-bundles.ts'
import { paymentCountry } from '../prices/payment-country.ts'
import { codeLimits } from './code-limits.ts'
import { findOwnDiscount, findWelcomeDiscount, requireDiscount } from './find-discount.ts'
import { claimLeavingDiscount } from './leaving-discount.ts'

export const discountRoutes: readonly Route[] = [
  route(
    contract.getDiscountCode,
    { access: 'any', limit: codeLimits() },
    async ({ query: { welcome, code }, session: viewer, brand, db, clock }) => {
      const now = clock.now()
      if (welcome === undefined && code === undefined) return { discountcode: null }
      const found = welcome
        ? await findWelcomeDiscount(db, { brand, viewer }, now)
        : await requireDiscount(db, { brand, viewer, code: code ?? '' }, now)
      return { discountcode: found && discountAnswer(found, now) }
    },
  ),

  route(
    contract.claimLeavingDiscount,
    { access: 'member', limit: hourly('leaving-discount', 30) },
    async ({ session: viewer, brand, database, clock }) => {
      const now = clock.now()
      const found = await claimLeavingDiscount(database, { brand, viewer }, now)
      return { discountcode: found && discountAnswer(found, now) }
    },
  ),

  route(contract.getTryOut, { access: 'member' }, async ({ session: viewer, brand, db, clock, request }) => {
    const country = await paymentCountry(db, brand, { chosen: undefined, session: viewer, visited: null })
    const bundle = request.server.checkout && (await findTryOut(db, brand, { viewer, country }))
    if (!bundle) return { bundle: null, currency: null }
    const discount = await findOwnDiscount(db, { brand, viewer, place: bundle }, clock.now())
    return { bundle: bundleAnswer(bundle, brand, discount), currency: bundle.currency }
  }),
]
