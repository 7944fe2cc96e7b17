import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

const SESSIONS = '/api/sessions.php'

const sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** `Firefox, Windows`; empty if the browser did not say. */
      label: z.string(),
      /** ISO date and time. */
      created_at: z.string(),
      last_seen_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
})

/** The member's sessions, this browser's first, then the latest. */
export const getSessions = endpoint({ method: 'GET', path: SESSIONS, forMembers: true, answer: sessions })

/** Ends one session, or all others; returns the rest. Ending the current one is a logout. */
export const endSessions = endpoint({
  method: 'DELETE',
  path: SESSIONS,
  body: z.union([
    z.object({ session: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.object({ others: z.literal(true) }),
  ]),
  answer: sessions,
  repeatable: true,
})
