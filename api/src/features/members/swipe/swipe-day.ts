import { DAY_MS, HOUR_MS } from '../../../time.ts'

/** Longer than any day, even one on which the clocks change. */
const LONGEST_DAY = 27 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_ZONES = 1_000

/** A date format for a time zone; undefined if there is no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(zone)
  if (known) return known
  // Reject plain offsets: a client could make up a zone with them.
  if (/^[+\-\d]/.test(zone)) return undefined
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
    if (formats.size < MOST_ZONES) formats.set(zone, format)
    return format
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export interface Day {
  readonly zone: string
  /** The date in the time zone. */
  readonly day: string
  readonly endsAt: Date
}

/** §9: today's date in a time zone and when it ends; undefined if there is no such zone. */
export function dayIn(zone: string, now: Date): Day | undefined {
  const format = formatOf(zone)
  if (!format) return undefined
  const day = format.format(now)
  let [within, over] = [now.getTime(), now.getTime() + LONGEST_DAY]
  // Binary search for the moment at which the date changes.
  while (over - within > 1) {
    const middle = Math.floor((within + over) / 2)
    if (format.format(middle) === day) within = middle
    else over = middle
  }
  return { zone, day, endsAt: new Date(over) }
}

/** The likes of a date in a time zone. */
export interface DayLikes {
  readonly zone: string
  readonly day: string
  readonly likes: number
  readonly lastAt: Date
}

/**
 * §9: how many more likes a free member can give in the game today, and when all of them are back. Likes
 * given under another time zone count for 24 hours, so changing it gains nothing.
 */
export function likesLeft(
  { zone, day, endsAt }: Day,
  given: readonly DayLikes[],
  { most, now }: { readonly most: number; readonly now: Date },
) {
  const today = given.filter((one) => one.zone === zone && one.day === day)
  const elsewhere = given.filter((one) => one.zone !== zone && now.getTime() - one.lastAt.getTime() < DAY_MS)
  const used = [...today, ...elsewhere].reduce((sum, { likes }) => sum + likes, 0)
  const ends = elsewhere.map(({ lastAt }) => lastAt.getTime() + DAY_MS)
  if (today.length > 0 || elsewhere.length === 0) ends.push(endsAt.getTime())
  return { left: Math.max(0, most - used), resetsAt: new Date(Math.max(...ends)) }
}
