import { useLocation } from 'platform/runtime/router'
import { lazy, Suspense } from 'react'
import { useTimeBonus } from 'shared-state/time-bonus'
import { isInMembersArea } from '../time-bonus/is-in-members-area.ts'
import { useTimeBonusModal } from '../time-bonus/use-time-bonus-modal.ts'

// Most members have no time bonus.
const BonusBanner = lazy(() =>
  import('../time-bonus/bonus-banner.tsx').then((module) => ({ default: module.BonusBanner })),
)

/** §6: the banner of the time bonus, in the members area; it also opens the modal. */
export function Widget() {
  const bonus = useTimeBonus()
  const isShown = isInMembersArea(useLocation().pathname) && bonus !== null
  useTimeBonusModal(isShown)
  return <Suspense>{isShown && <BonusBanner percentage={bonus.percentage} end={bonus.end} />}</Suspense>
}
