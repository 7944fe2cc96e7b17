const SECOND = 1_000

// §9, §7: calls
export const FETCH_DELAY = 200
export const REQUEST_RETRIES = 5
export const USER_REFRESH = 60 * SECOND
export const USER_REFRESH_WITH_PUSH = 300 * SECOND
export const USER_REFRESH_FIRST = 5 * SECOND
export const LIKES_RELOAD_AFTER_AUTO_LIKE = 500
/** Header of requests from the page's own code; forms and pictures of other sites cannot send it. */
export const CLIENT_HEADER = 'x-client-type'
export const CLIENT_TYPE = 'web'
/** Header of a response to a member: the last of the member's events that it is sure to include. */
export const POSITION_HEADER = 'x-event-position'
export const PUSH_WORKER_VERSION = 2
/** The path of the service worker, which is registered with its version as `v`. */
export const PUSH_WORKER_PATH = '/push-worker.js'

// §9: the frame
export const PROGRESS_THROTTLE = 200
export const PROGRESS_DURATION = 5 * SECOND
export const CREDITS_BADGE_THRESHOLD = 10
export const UNREAD_BADGE_CAP = 99
/** `package.json` has it too, for the label of `release status`. */
export const DESIGN_VERSION = 1

// §9: accounts
export const AUTH_COOKIE_DAYS = 30
export const REACTIVATION_DAYS = 14
/** How long the address of a deleted account gets no credits and discount for new members. */
export const RETURN_DAYS = 365
/** How long the address of a banned member can't sign up again after the account was deleted. */
export const BAN_DAYS = 1_095
/**
 * How long a complaint, a report or a decision of staff is kept after its answer, its decision or its end. A
 * banned member's account is deleted so long after the ban.
 */
export const CASE_DAYS = 365
/**
 * How long the mandate of a direct debit is kept: a bank can ask for it for 13 months after the debit
 * (PSD2, article 71), and creditors have to keep it for 14 (SEPA Core Rulebook).
 */
export const MANDATE_DAYS = 430
/** How long the books keep what a deleted member paid, from the end of that year, as tax law asks. */
export const BOOK_YEARS = 10
export const FREE_PHOTOS = 3
export const PREMIUM_PHOTOS = 25
export const FREE_CONVERSATIONS = 2
/** §8: the chat history limit. */
export const FREE_HISTORY_DAYS = 30
/** Milliseconds between two calls while the user types; after as many, the other page forgets it. */
export const TYPING_INTERVAL = 3 * SECOND
export const TYPING_EXPIRES = 6 * SECOND
export const SWIPE_LIKES_A_DAY = 4

// §4, §9: the welcome discount
export const TIME_BONUS_CODE = 'TIMEBONUS25'
/** Begins the codes of the weekly deals. */
export const WEEKLY_PREFIX = 'WEEKLY-'
export const TIME_BONUS_PERCENTAGE = 25
export const TIME_BONUS_SECONDS = 14_400
export const TIME_BONUS_MODAL_AFTER = 40 * SECOND
export const COUNTDOWN_TICK = SECOND
