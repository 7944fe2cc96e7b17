import type { Route } from '../../http/route.ts'
import { debitRoutes } from './debits/debit-routes.ts'
import { discountRoutes } from './discounts/discount-routes.ts'
import { bundleRoutes } from './orders/bundle-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { refundRoutes } from './refunds/refund-routes.ts'
import { savedMethodRoutes } from './saved-methods/saved-method-routes.ts'
import { spendingRoutes } from './spending/spending-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export const routes: readonly Route[] = [
  ...bundleRoutes,
  ...discountRoutes,
  ...orderRoutes,
  ...debitRoutes,
  ...refundRoutes,
  ...savedMethodRoutes,
  ...spendingRoutes,
  ...webhookRoutes,
]
