import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { userEvent } from './user-event.ts'

/** Of an answer to a member: after which of the member's events it was had, at the earliest. */
export const POSITION_HEADER = 'x-event-position'

/** Days for which a page may be away and go on where it was. */
export const EVENT_DAYS = 7

/**
 * What happens to the member, from now on or from after `last_event_id`; the header `Last-Event-ID` says the same. The
 * id of an event is its number. `position` says from where it begins without one, `reset` that events were missed.
 */
export const getEvents = endpoint({
  method: 'GET',
  path: '/api/events.php',
  query: z.object({
    last_event_id: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    /** Whose page asks: in a browser where somebody else has logged in meanwhile, it hears nothing. */
    member: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: userEvent,
  streams: true,
})
