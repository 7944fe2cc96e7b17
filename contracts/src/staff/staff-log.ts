import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { brandAtWork } from './brand-at-work.ts'

const filter = z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
const time = z.iso.datetime()

/** Each narrows the log down. */
const filters = {
  /** The id of an account, or the user who ran a command. */
  who: filter,
  /** The action, or its beginning: `roles`. */
  what: filter,
  /** The id of what it was about. */
  about: filter,
  from: z.optional(time),
  until: z.optional(time),
}

const entry = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  /** The name of the account; null for a command, or if the account is gone. */
  name: z.nullable(z.string()),
  what: z.string(),
  about: z.string(),
  reason: z.nullable(z.string()),
  /** More that explains it, by name. */
  details: z.record(z.string(), z.unknown()),
  /** When reason and details were emptied, because of the member whom they may have named. */
  erased_at: z.nullable(z.string()),
  /** Null for a command. */
  session: z.nullable(z.string()),
  address: z.nullable(z.string()),
})

export type StaffLogEntry = z.infer<typeof entry>

/** The log of the staff's actions at the brand, the latest first, for its admins. */
export const readStaffLog = endpoint({
  method: 'GET',
  path: '/api/staff-log.php',
  query: z.object({
    ...brandAtWork,
    ...filters,
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  }),
  answer: z.object({ entries: z.array(entry), next: z.nullable(z.string()) }),
})

/** The same as a CSV file, which is an entry itself. Takes a fresh factor. */
export const exportStaffLog = endpoint({
  method: 'POST',
  path: '/api/staff-log-export.php',
  query: z.object(brandAtWork),
  body: z.object(filters),
  answer: z.object({
    csv: z.string(),
    /** Whether there are more entries than a file takes: narrow them down. */
    is_cut: z.boolean(),
  }),
})
