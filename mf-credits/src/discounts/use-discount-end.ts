import { type DiscountCode, TIME_BONUS_CODE } from 'contracts'
import { useStore } from 'shared-state/store'

const DAY = 24 * 3_600

/** When a discount ends; null for one without an end. */
export function useDiscountEnd({ code, validity }: DiscountCode, answeredAt: number): DiscountEnd | null {
  const bonusEnd = useStore(({ countdownEnd }) => countdownEnd)
  // The banner counts down to the same moment.
  if (code === TIME_BONUS_CODE && bonusEnd !== null) return { at: bonusEnd, isLastDay: true }
  return validity === null ? null : { at: answeredAt + validity * 1_000, isLastDay: validity <= DAY }
}

export interface DiscountEnd {
  /** In milliseconds by the clock of this device. */
  readonly at: number
  readonly isLastDay: boolean
}
