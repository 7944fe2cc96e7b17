import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { userEvent } from './user-event.ts'

/** Days for which the server stores events: a page that was away longer gets a `reset`. */
export const EVENT_DAYS = 7

/**
 * Streams the member's events, from now on or after `last_event_id` (or `Last-Event-ID`), by number.
 * `position` carries the start of a stream without an id, `reset` means that events were missed.
 */
export const getEvents = endpoint({
  method: 'GET',
  path: '/api/events.php',
  forMembers: true,
  query: z.object({
    last_event_id: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    /** The member that the page shows: someone who has logged in since must not lend it their events. */
    member: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: userEvent,
  streams: true,
})
