import { DAY_MS, HOUR_MS } from '../../time.ts'
import { momentOf, wallTime } from '../../wall-time.ts'

/** Quiet hours in the member's time zone: from ten in the evening to eight in the morning. */
const QUIET_FROM = 22
const QUIET_TO = 8

/** When the quiet hours end in which a moment lies; undefined if it lies in none. */
export function quietUntil(zone: string, now: Date): Date | undefined {
  const wall = wallTime(zone, now)
  const hour = new Date(wall).getUTCHours()
  if (hour >= QUIET_TO && hour < QUIET_FROM) return undefined
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  return momentOf(zone, midnight + QUIET_TO * HOUR_MS + (hour >= QUIET_FROM ? DAY_MS : 0))
}
