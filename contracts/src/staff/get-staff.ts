import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { secondFactor } from './second-factor.ts'
import { staffRoles } from './staff-roles.ts'

/** The roles of a member of staff, by brand; for everybody else there is nothing (404). */
export const getStaff = endpoint({
  method: 'GET',
  path: '/api/staff.php',
  answer: z.object({
    /** The brands at which the member has roles, the one of the session first. */
    brands: z.array(
      z.object({ id: z.string(), name: z.string(), is_own: z.boolean(), roles: z.array(z.enum(staffRoles)) }),
    ),
    second_factor: secondFactor,
  }),
})
