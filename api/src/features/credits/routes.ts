import * as contract from 'contracts'
import { hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'

export const routes: readonly Route[] = [
  route(
    contract.getDiscountCode,
    { access: 'any', limit: hourly('discount-code', 120) },
    // No discount codes exist yet, so every code is unknown.
    ({ query }) => (query.code === undefined ? { discountcode: null } : refuse('discount_code_not_found')),
  ),
]
