import * as z from 'contracts/schema'
import { memberId } from '../../profile/member-id.ts'
import { brandAtWork } from '../brand-at-work.ts'

/** The query of a look at one member. */
export const aboutMember = z.object({ ...brandAtWork, member: memberId })

/** Why staff do something: what the member asked for, and how it was checked that it was them. */
export const staffReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000))

/** The body of an action on a member that has to be justified. */
export const reasonedChange = { member: memberId, reason: staffReason }
