import type { LanderContent, LanderSummary } from 'contracts'
import { useFormat } from 'shared-state/format'
import { stateAt } from './document/state-at.ts'
import { useStudioWords } from './use-studio-words.ts'

/** Warns that a page disappears if a revision with this schedule is published; undefined if it doesn't. */
export function useOfflineText() {
  const t = useStudioWords()
  const format = useFormat()
  return (lander: LanderSummary, schedule: LanderContent['schedule'], now: number) => {
    if (stateAt(lander, now).name !== 'live') return undefined
    const published = {
      status: 'live',
      live_from: schedule?.from ?? null,
      live_to: schedule?.to ?? null,
    } as const
    const { name, date } = stateAt(published, now)
    if (date === null) return undefined
    return t(name === 'ended' ? 'offline.ended' : 'offline.until', { date: format.dateTime(date) })
  }
}
