import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/database.ts'
import { member } from '../../../../tables/account.ts'
import { figureSignup, grains } from '../../../../tables/figures.ts'
import { DAY_MS } from '../../../../time.ts'
import { countActivity } from './activity.ts'
import { countBounces } from './bounces.ts'
import { countCredits } from './credits.ts'
import { countReturns } from './returns.ts'
import { countSales } from './sales.ts'
import { countSignups, foldRareSources } from './signups.ts'
import { countVisits } from './visits.ts'

/** For so many days after signing up, a member's steps still change the figures of that day. */
const SIGNUP_DAYS = 60
/** Events come so late: a payment may be learned of at the reconciliation, days afterwards. */
const LATE_DAYS = 7
/** The first run counts no more. */
const MOST_DAYS = 800

/**
 * Counts the figures of the last days anew, and those of days that have none yet. Each statement replaces one figure
 * of one day, so it is short, and doing it again changes nothing. It locks no row that anybody else writes.
 */
export async function rollUpFigures(database: Pick<Database, 'db' | 'inTransaction'>, now: Date) {
  const last = await lastDay(database, now)
  for (const day of daysSince(last, SIGNUP_DAYS, now)) await alone(database, (tx) => countSignups(tx, day))
  await alone(database, foldRareSources)
  const late = daysSince(last, LATE_DAYS, now)
  for (const day of late)
    for (const count of [countVisits, countBounces, countActivity, countCredits])
      await alone(database, (tx) => count(tx, day))
  for (const grain of grains)
    for (const starts of new Set(late.map((day) => START[grain](day))))
      await alone(database, (tx) => countSales(tx, grain, starts))
  for (const week of new Set(late.map(START.week))) await alone(database, (tx) => countReturns(tx, week))
}

/** Two runs at once would count twice. */
function alone(database: Pick<Database, 'inTransaction'>, work: (tx: Transaction) => Promise<void>) {
  return database.inTransaction(async (tx) => {
    // A large site's day takes longer than a page may.
    await tx.execute(sql`
      select set_config('statement_timeout', '300s', true), set_config('lock_timeout', '300s', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('figures'))`)
    await work(tx)
  })
}

/** The last day with figures, or else the day of the first member. */
async function lastDay({ db }: Pick<Database, 'db'>, now: Date): Promise<Date> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select coalesce(
      (select max(day) from ${figureSignup}),
      (select (min(created_at) at time zone 'UTC')::date from ${member} where not is_demo)
    )::text as day`)
  return new Date(rows[0]?.day ?? now)
}

function daysSince(last: Date, atLeast: number, now: Date): string[] {
  const missed = Math.floor((now.getTime() - last.getTime()) / DAY_MS)
  const count = Math.min(Math.max(missed, atLeast), MOST_DAYS)
  return Array.from({ length: count + 1 }, (_, back) => dayOf(new Date(now.getTime() - back * DAY_MS)))
}

/** The date on which the period with a day begins. */
const START = {
  day: (day: string) => day,
  week(day: string) {
    const date = new Date(day)
    // Monday begins the week.
    return dayOf(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS))
  },
  month: (day: string) => `${day.slice(0, 7)}-01`,
} as const

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
