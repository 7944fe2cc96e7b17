import { SWIPE_LIKES_A_DAY } from 'contracts'
import { HOUR_MS } from '../../../time.ts'

/** No day is longer, wherever clocks are changed. */
const LONGEST_DAY = 27 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_ZONES = 1_000

/** The clock of a time zone; undefined where there is no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(zone)
  if (known) return known
  // An offset would be a zone of one's own making.
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
  /** As the calendar says it there. */
  readonly day: string
  readonly endsAt: Date
}

/** §9: which day it is in a time zone, and when the next one begins; undefined where there is no such zone. */
export function dayIn(zone: string, now: Date): Day | undefined {
  const format = formatOf(zone)
  if (!format) return undefined
  const day = format.format(now)
  let [within, over] = [now.getTime(), now.getTime() + LONGEST_DAY]
  // Of two moments between which the day changes, nearer and nearer ones.
  while (over - within > 1) {
    const middle = Math.floor((within + over) / 2)
    if (format.format(middle) === day) within = middle
    else over = middle
  }
  return { day, endsAt: new Date(over) }
}

/** §9: how many times more somebody who is not premium can say yes. */
export function leftOf(likes: number): number {
  return Math.max(0, SWIPE_LIKES_A_DAY - likes)
}
