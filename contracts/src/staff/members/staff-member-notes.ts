import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { memberId } from '../../profile/member-id.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { aboutMember } from './about-member.ts'

const PATH = '/api/staff-member-notes.php'

const noteId = z.string().check(z.minLength(1), z.maxLength(64))

const note = z.object({
  id: z.string(),
  text: z.string(),
  created_at: z.string(),
  /** The name of the member of staff; null once their account is gone. */
  author: z.nullable(z.string()),
  /** Whether the caller may remove it: the author and admins. */
  is_removable: z.boolean(),
})

export type StaffNote = z.infer<typeof note>

/** The notes of staff about a member, the latest first. The member gets it with their data. */
export const getStaffMemberNotes = endpoint({
  method: 'GET',
  path: PATH,
  changes: true,
  query: aboutMember,
  answer: z.object({ notes: z.array(note) }),
})

/** Adds a note. The same id again adds nothing again. */
export const addStaffMemberNote = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object(brandAtWork),
  body: z.object({
    member: memberId,
    id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  answer: z.undefined(),
  repeatable: true,
})

/** Removes a note of one's own; an admin, anybody's. */
export const removeStaffMemberNote = endpoint({
  method: 'DELETE',
  path: PATH,
  query: z.object(brandAtWork),
  body: z.object({ member: memberId, note: noteId }),
  answer: z.undefined(),
  repeatable: true,
})
