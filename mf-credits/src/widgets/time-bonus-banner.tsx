import { dismissals, isInMembersArea, TIME_BONUS_MODAL_AFTER } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useEffect } from 'react'
import { useDismissed } from 'shared-state/dismissals'
import { closeOverlay, openOverlay } from 'shared-state/overlays'
import { useUser } from 'shared-state/session'
import { useBonusBanner, useTimeBonus } from 'shared-state/time-bonus'
import { BonusBanner } from '../time-bonus/bonus-banner.tsx'

/**
 * §6: the banner of the time bonus, in the members area; it also opens the modal. Loaded as one piece, since it pushes down what
 * somebody may be about to press.
 */
export function Widget() {
  const { pathname } = useLocation()
  const shown = useBonusBanner(pathname)
  useTimeBonusModal(useTimeBonus() !== null && isInMembersArea(pathname))
  return shown && <BonusBanner percentage={shown.percentage} end={shown.end} />
}

/** §6: opens the modal 40 s after a member without credits entered the members area, unless they leave it before. */
function useTimeBonusModal(isInside: boolean) {
  const isDismissed = useDismissed(dismissals.timeBonus)
  const hasCredits = useUser()?.credits !== 0
  const isDue = isInside && !isDismissed && !hasCredits
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => openOverlay('time-bonus'), TIME_BONUS_MODAL_AFTER)
    return () => {
      clearTimeout(timer)
      closeOverlay('time-bonus')
    }
  }, [isDue])
}
