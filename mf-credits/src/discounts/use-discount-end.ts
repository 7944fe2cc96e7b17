import { type DiscountCode, TIME_BONUS_CODE } from 'contracts'
import { useStore } from 'shared-state/store'

/** When a discount ends, in milliseconds by the clock of this device; null for one without an end. */
export function useDiscountEnd({ code, validity }: DiscountCode, answeredAt: number): number | null {
  const bonusEnd = useStore(({ countdownEnd }) => countdownEnd)
  // The banner counts down to the same moment.
  if (code === TIME_BONUS_CODE && bonusEnd !== null) return bonusEnd
  return validity === null ? null : answeredAt + validity * 1_000
}
