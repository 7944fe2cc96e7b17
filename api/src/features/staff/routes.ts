import * as contract from 'contracts'
import { type Route, route } from '../../http/route.ts'
import { brandRoutes } from './brands/brand-routes.ts'
import { brandsOfStaff } from './brands-of-staff.ts'
import { codeRoutes } from './codes/code-routes.ts'
import { complaintRoutes } from './complaints/complaint-routes.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { secondFactorOf } from './factors/factors.ts'
import { figureRoutes } from './figures/figure-routes.ts'
import { logRoutes } from './log/log-routes.ts'
import { changeRoutes } from './members/change-routes.ts'
import { lookRoutes } from './members/look-routes.ts'
import { bookRoutes } from './money/book-routes.ts'
import { orderRoutes } from './money/order-routes.ts'
import { operationRoutes } from './operations/operation-routes.ts'
import { priceRoutes } from './prices/price-routes.ts'
import { queueRoutes } from './queue/queue-routes.ts'
import { releaseRoutes } from './releases/release-routes.ts'
import { roleRoutes } from './roles/role-routes.ts'

/** The back office's calls that are not about a feature. */
export const routes: readonly Route[] = [
  route(
    contract.getStaff,
    { access: 'staff', roles: 'any', secondFactor: 'none' },
    async ({ db, session, clock }) => ({
      brands: await brandsOfStaff(db, session),
      second_factor: await secondFactorOf(db, session, clock.now()),
    }),
  ),
  ...factorRoutes,
  ...roleRoutes,
  ...logRoutes,
  ...brandRoutes,
  ...queueRoutes,
  ...lookRoutes,
  ...changeRoutes,
  ...orderRoutes,
  ...bookRoutes,
  ...codeRoutes,
  ...priceRoutes,
  ...complaintRoutes,
  ...figureRoutes,
  ...releaseRoutes,
  ...operationRoutes,
]
