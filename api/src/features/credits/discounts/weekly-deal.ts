import { type Settings, WEEKLY_PREFIX } from 'contracts'
import { DAY_MS, WEEK_MS } from '../../../time.ts'
import { ANYWHERE, type Discount } from '../prices/discount.ts'

const SUNDAY = 7
const THURSDAY = 4

/** §9: the discount on first purchases on one day of each week, by UTC; null on other days. */
export function weeklyDeal({ weekly_deal: deal }: Pick<Settings, 'weekly_deal'>, now: Date): Discount | null {
  if (!deal || deal.weekday !== weekdayOf(now)) return null
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return {
    ...ANYWHERE,
    code: `${WEEKLY_PREFIX}${isoWeek(now)}`,
    percentage: deal.percentage,
    memberId: null,
    expiresAt: new Date(midnight + DAY_MS),
  }
}

function weekdayOf(date: Date): number {
  return date.getUTCDay() || SUNDAY
}

/** Such as `2026-W01`. A week belongs to the year of its Thursday. */
function isoWeek(date: Date): string {
  const thursday = new Date(date.getTime() + (THURSDAY - weekdayOf(date)) * DAY_MS)
  const year = thursday.getUTCFullYear()
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS)
  return `${year}-W${String(week).padStart(2, '0')}`
}
