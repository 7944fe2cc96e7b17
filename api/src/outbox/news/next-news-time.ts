import { DAY_MS } from '../../time.ts'
import { NEWS_A_DAY, UNVISITED_PAUSE_MS } from './news-times.ts'

interface NewsHistory {
  /** When the member last used the site. */
  readonly lastVisit: Date
  /** When news mails were sent to them, in any order. */
  readonly sent: readonly Date[]
}

/**
 * When the next news mail may go out; undefined if it may now. After a mail, the next one waits for a visit
 * or for a day, and there are only so many within 24 hours.
 */
export function nextNewsTime({ lastVisit, sent }: NewsHistory, now: Date): Date | undefined {
  const times = sent.map((date) => date.getTime()).toSorted((one, other) => other - one)
  const [latest] = times
  if (latest === undefined) return undefined
  const hasVisited = lastVisit.getTime() > latest
  const afterPause = hasVisited ? 0 : latest + UNVISITED_PAUSE_MS
  const oldestOfFullDay = times[NEWS_A_DAY - 1]
  const afterCap = oldestOfFullDay === undefined ? 0 : oldestOfFullDay + DAY_MS
  const next = Math.max(afterPause, afterCap)
  return next > now.getTime() ? new Date(next) : undefined
}
