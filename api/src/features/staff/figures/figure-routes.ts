import * as contract from 'contracts'
import { type Route, route } from '../../../http/route.ts'
import { findActivity, findCredits } from './find-activity.ts'
import { findModeration } from './find-moderation.ts'
import { findBounces, findReturns } from './find-returns.ts'
import { findSales } from './find-sales.ts'
import { findSignups } from './find-signups.ts'

const admission = { access: 'staff', roles: ['marketing', 'finance'], readsNearby: true } as const

/** Figures about groups of members. They name nobody, so reading them is no entry of the log. */
export const figureRoutes: readonly Route[] = [
  route(contract.getSignupFigures, admission, ({ query, brand, db }) => findSignups(db, brand.id, query)),
  route(contract.getSaleFigures, admission, async ({ query, brand, db }) => ({
    periods: await findSales(db, brand.id, query),
  })),
  route(contract.getActivityFigures, admission, ({ query, brand, db }) => findActivity(db, brand.id, query)),
  route(contract.getCreditFigures, admission, async ({ query, brand, db }) => ({
    periods: await findCredits(db, brand.id, query),
  })),
  route(contract.getReturnFigures, admission, async ({ query, brand, db, clock }) => ({
    cohorts: await findReturns(db, brand.id, query, clock.now()),
  })),
  route(contract.getBounceFigures, admission, async ({ query, brand, db }) => ({
    pages: await findBounces(db, brand.id, query),
  })),
  route(contract.getModerationFigures, admission, async ({ query, brand, db }) => ({
    kinds: await findModeration(db, brand.id, query),
  })),
]
