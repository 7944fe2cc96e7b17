import * as z from 'contracts/schema'

/** The browser's time zone, as in `resolvedOptions().timeZone`; unknown ones are refused. */
export const timeZone = z.string().check(z.minLength(1), z.maxLength(64))

/** Has the browser's time zone, for a server that can only guess where the visitor is. */
export const ZONE_COOKIE = 'zone'
export const ZONE_COOKIE_DAYS = 30
