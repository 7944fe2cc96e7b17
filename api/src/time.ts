// Lengths of time, with their unit: timers count milliseconds, cookies and limits seconds.
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

/** A time in a call. Nothing here is older than 1970, and the database has no year 0. */
export const timeNamed = (text: string): Date => new Date(Math.max(0, Date.parse(text)))
