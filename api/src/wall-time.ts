import { DAY_MS } from './time.ts'

/** The time that clocks in a zone show, as if it were UTC. */
export function wallTime(zone: string, moment: Date): number {
  const parts = formatOf(zone).formatToParts(moment)
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second) + moment.getUTCMilliseconds()
}

/** When clocks in a zone show this time. */
export function momentOf(zone: string, wall: number): Date {
  // The clocks may change in between, so take the offset that holds then.
  const guess = wall - offsetAt(zone, wall)
  return new Date(wall - offsetAt(zone, guess))
}

/** The last moment of the day in a zone that comes so many days after that of a moment. */
export function endOfDay(zone: string, moment: Date, daysLater: number): Date {
  const midnight = Math.floor(wallTime(zone, moment) / DAY_MS) * DAY_MS
  return new Date(momentOf(zone, midnight + (daysLater + 1) * DAY_MS).getTime() - 1)
}

function offsetAt(zone: string, time: number): number {
  return wallTime(zone, new Date(time)) - time
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
