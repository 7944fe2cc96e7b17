import { DAY_S, HOUR_S } from '../../time.ts'

type Counted = 'ip' | 'account'

/** A rate limit of this many calls per hour, for each account unless it is for each address. */
export function hourly(name: string, points: number, by: Counted = 'account') {
  return { name, points, seconds: HOUR_S, by }
}

/** The same per day. */
export function daily(name: string, points: number, by: Counted = 'account') {
  return { name, points, seconds: DAY_S, by }
}
