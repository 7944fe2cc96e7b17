import { getDiscountCode } from 'contracts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'

export const routes: readonly Route[] = [
  route(
    getDiscountCode,
    { access: 'any', limit: { name: 'discount-code', points: 120, seconds: 60 * 60, by: 'account' } },
    // No code has been given out so far: whoever names one names none of ours.
    ({ query }) => (query.code === undefined ? { discountcode: null } : refuse('discount_code_not_found')),
  ),
]
