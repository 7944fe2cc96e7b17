import * as contract from 'contracts'
import { type Route, route } from '../../http/route.ts'
import { brandsOfStaff } from './brands-of-staff.ts'
import { roleRoutes } from './roles/role-routes.ts'

/** The back office's calls that are not about a feature. */
export const routes: readonly Route[] = [
  route(contract.getStaff, { access: 'staff', roles: 'any' }, async ({ db, session }) => ({
    brands: await brandsOfStaff(db, session),
  })),
  ...roleRoutes,
]
