import { parseCronItems } from 'graphile-worker'
import { MINUTE_MS } from '../../../time.ts'

/** No schedule is rarer than daily. */
const DAY_MINUTES = 24 * 60

/** A job of the site, as its schedule has it. */
export interface ScheduledJob {
  readonly name: string
  readonly cron: string
}

interface JobTimes {
  /** The last time at which it was due. */
  readonly previous: Date
  readonly next: Date
}

/** When a job was last due, and is due next. */
export function jobTimes({ name, cron }: ScheduledJob, now: Date): JobTimes {
  const [item] = parseCronItems([{ task: name, match: cron }])
  if (!item) throw new Error(`The job ${name} has no schedule.`)
  const { match } = item
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  function find(step: 1 | -1): Date {
    for (let distance = step === 1 ? 1 : 0; distance <= DAY_MINUTES; distance += 1) {
      const at = new Date((minute + step * distance) * MINUTE_MS)
      const isIt = match({
        min: at.getUTCMinutes(),
        hour: at.getUTCHours(),
        date: at.getUTCDate(),
        month: at.getUTCMonth() + 1,
        dow: at.getUTCDay(),
      })
      if (isIt) return at
    }
    throw new Error(`The job ${name} is rarer than daily.`)
  }
  return { previous: find(-1), next: find(1) }
}
