import * as contract from 'contracts'
import { hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { bundleRoutes } from './bundles/bundle-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { refundRoutes } from './refunds/refund-routes.ts'
import { spendingRoutes } from './spending/spending-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export const routes: readonly Route[] = [
  ...bundleRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...spendingRoutes,
  ...webhookRoutes,

  route(
    contract.getDiscountCode,
    { access: 'any', limit: hourly('discount-code', 120) },
    // No discount codes exist yet, so every code is unknown.
    ({ query }) => (query.code === undefined ? { discountcode: null } : refuse('discount_code_not_found')),
  ),
]
