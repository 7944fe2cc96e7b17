import * as z from 'contracts/schema'
import { userRoles } from '../../account/user.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'

/** The statuses of accounts as staff see them. */
export const memberStatuses = [
  'not_confirmed',
  'confirmed',
  'pending_deletion',
  'banned',
  'suspended',
] as const

/** The kinds of things by which staff find a member. */
export const memberSearchKinds = ['email', 'id', 'order', 'phone', 'reference', 'name'] as const

export type MemberSearchKind = (typeof memberSearchKinds)[number]

const time = z.string()

/** A member, in a line. */
export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(memberStatuses),
  role: z.enum(userRoles),
  country: z.nullable(z.string()),
  language: z.string(),
  created_at: time,
  /** An invented member of the demo. */
  is_demo: z.boolean(),
})

export type StaffMember = z.infer<typeof staffMember>

/**
 * Finds members by e-mail address, id, order, payment, refund, mandate, phone number, reference or the beginning
 * of the name. Those whose only role is finance find them by what was paid. Each search is in the log, without its
 * text. A deleted member is not found, whatever is kept of them.
 */
export const findStaffMembers = endpoint({
  method: 'GET',
  path: '/api/staff-members.php',
  changes: true,
  query: z.object({ ...brandAtWork, text: z.string().check(z.trim(), z.minLength(2), z.maxLength(254)) }),
  answer: z.object({
    members: z.array(staffMember),
    /** By what they were found; null if nobody was. */
    by: z.nullable(z.enum(memberSearchKinds)),
    /** Whether there are more than a list takes. */
    is_cut: z.boolean(),
  }),
})
