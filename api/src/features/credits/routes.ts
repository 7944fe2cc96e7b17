import type { Route } from '../../http/route.ts'
import { bundleRoutes } from './bundles/bundle-routes.ts'
import { discountRoutes } from './discounts/discount-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { refundRoutes } from './refunds/refund-routes.ts'
import { spendingRoutes } from './spending/spending-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export const routes: readonly Route[] = [
  ...bundleRoutes,
  ...discountRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...spendingRoutes,
  ...webhookRoutes,
]
