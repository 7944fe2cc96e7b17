import { dismissals, TIME_BONUS_MODAL_AFTER } from 'contracts'
import { useEffect } from 'react'
import { useDismissed } from 'shared-state/dismissals'
import { closeOverlay, openOverlay } from 'shared-state/overlays'
import { useUser } from 'shared-state/session'

/** §6: opens the modal 40 s after a member without credits entered the members area, unless they leave it before. */
export function useTimeBonusModal(isInside: boolean) {
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
