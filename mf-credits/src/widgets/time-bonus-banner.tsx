import { useLocation } from 'platform/runtime/router'
import { useTimeBonus } from 'shared-state/time-bonus'
import { BonusBanner } from '../time-bonus/bonus-banner.tsx'
import { isInMembersArea } from '../time-bonus/is-in-members-area.ts'
import { useTimeBonusModal } from '../time-bonus/use-time-bonus-modal.ts'

/**
 * §6: the banner of the time bonus, in the members area; it also opens the modal. Loaded as one piece, since it pushes down what
 * somebody may be about to press.
 */
export function Widget() {
  const bonus = useTimeBonus()
  const isShown = isInMembersArea(useLocation().pathname) && bonus !== null
  useTimeBonusModal(isShown)
  return isShown && <BonusBanner percentage={bonus.percentage} end={bonus.end} />
}
