import { DAY_MS, MINUTE_MS } from '../../time.ts'

/**
 * How long news waits for the member to see it on the site. Longer than the five minutes for which a visit
 * may go unrecorded, so that nobody gets a mail while they are online.
 */
export const NEWS_DELAY_MS = 15 * MINUTE_MS

/** News mails per member and 24 hours. */
export const NEWS_A_DAY = 3

/** A member who doesn't come back gets one news mail per day. */
export const UNVISITED_PAUSE_MS = DAY_MS
