import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { brandAtWork } from './brand-at-work.ts'
import { staffRoles } from './staff-roles.ts'

const PATH = '/api/staff-roles.php'

/** The members of staff at the brand, for its admins. */
export const staffOfBrand = endpoint({
  method: 'GET',
  path: PATH,
  query: z.object(brandAtWork),
  answer: z.object({
    staff: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        /** The brand of the account, which may be another one. */
        brand: z.string(),
        roles: z.array(
          z.object({
            role: z.enum(staffRoles),
            /** The name of a member of staff, or of the user who ran a command. */
            granted_by: z.string(),
            granted_at: z.string(),
          }),
        ),
      }),
    ),
  }),
})

/** `member` is an id or an e-mail address: of an account of the brand, or of one that is staff elsewhere. */
const change = z.object({
  member: z.string().check(z.minLength(1), z.maxLength(254)),
  role: z.enum(staffRoles),
  reason: z.optional(z.string().check(z.maxLength(1_000))),
})

/**
 * Gives a role at the brand, which makes the account staff. Nobody gives or takes a role of their own
 * (`forbidden`). Only a confirmed account can be staff: otherwise `invalid_input` (`member`).
 */
export const grantStaffRole = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object(brandAtWork),
  body: change,
  answer: z.undefined(),
  repeatable: true,
})

/** Takes a role at the brand away. Without any role, the account is staff no more. */
export const revokeStaffRole = endpoint({
  method: 'DELETE',
  path: PATH,
  query: z.object(brandAtWork),
  body: change,
  answer: z.undefined(),
  repeatable: true,
})
