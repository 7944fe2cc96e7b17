import { DAY_MS, HOUR_MS } from '../../time.ts'

/** Quiet hours in the member's time zone: from ten in the evening to eight in the morning. */
const QUIET_FROM = 22
const QUIET_TO = 8

/** When the quiet hours end in which a moment lies; undefined if it lies in none. */
export function quietUntil(zone: string, now: Date): Date | undefined {
  const wall = wallTime(zone, now)
  const hour = new Date(wall).getUTCHours()
  if (hour >= QUIET_TO && hour < QUIET_FROM) return undefined
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  const morning = midnight + QUIET_TO * HOUR_MS + (hour >= QUIET_FROM ? DAY_MS : 0)
  // The clocks may change during the night, so take the offset that holds in the morning.
  const guess = morning - (wall - now.getTime())
  return new Date(morning - (wallTime(zone, new Date(guess)) - guess))
}

/** The time that clocks in a zone show, as if it were UTC. */
function wallTime(zone: string, moment: Date): number {
  const parts = formatOf(zone).formatToParts(moment)
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second) + moment.getUTCMilliseconds()
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const numeric = 'numeric'
  const clock = { hour: numeric, minute: numeric, second: numeric, hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: numeric,
    month: numeric,
    day: numeric,
    ...clock,
  })
  formats.set(zone, format)
  return format
}
