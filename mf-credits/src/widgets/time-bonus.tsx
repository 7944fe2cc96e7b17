import { useEffect } from 'react'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { useTimeBonus } from 'shared-state/time-bonus'
import { BonusModal } from '../time-bonus/bonus-modal.tsx'

/** §2: the modal of the time bonus; it closes when the bonus ends. */
export function Widget() {
  const bonus = useTimeBonus()
  const current = useCurrentOverlay()
  const isOver = bonus === null
  useEffect(() => {
    if (isOver) closeOverlay('time-bonus')
  }, [isOver])
  return bonus && <BonusModal {...bonus} isOpen={current?.name === 'time-bonus'} />
}
