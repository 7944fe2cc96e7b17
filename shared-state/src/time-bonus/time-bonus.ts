import { useUser } from '../session/session.ts'
import { useStore } from '../state/store.ts'

interface TimeBonus {
  readonly code: string
  readonly percentage: number
  /** In milliseconds by the clock of this device. */
  readonly end: number
}

/** §4: the discount of the first hours after signup; null once it is over or the member has paid. */
export function useTimeBonus(): TimeBonus | null {
  const bonus = useUser()?.time_bonus
  const end = useStore(({ countdownEnd }) => countdownEnd)
  return bonus && end !== null ? { code: bonus.code, percentage: bonus.value_percentage, end } : null
}
