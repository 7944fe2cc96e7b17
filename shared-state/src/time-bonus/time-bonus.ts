import { isInMembersArea } from 'contracts'
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

/** §6: the time bonus, where its banner stands above the page. */
export function useBonusBanner(pathname: string): TimeBonus | null {
  const bonus = useTimeBonus()
  return useHasBonusBanner(pathname) ? bonus : null
}

/**
 * Whether the banner stands above the page, or is about to, since the countdown begins only in the browser. The shell asks: it
 * keeps the banner's place, and two notices would push down the faces.
 */
export function useHasBonusBanner(pathname: string): boolean {
  const hasBonus = Boolean(useUser()?.time_bonus)
  const isClosed = useStore(({ isBonusClosed }) => isBonusClosed)
  return hasBonus && !isClosed && isInMembersArea(pathname)
}

export function closeBonusBanner() {
  useStore.getState().closeBonus()
}
