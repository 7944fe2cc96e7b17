import type { AnswerOf, getRepeatOrder, PaymentOption, SavedMethod } from 'contracts'

export type RepeatOffer = NonNullable<AnswerOf<typeof getRepeatOrder>['offer']>

/** A way to pay for the repeated order. */
export interface RepeatWay {
  readonly key: string
  readonly option: PaymentOption
  /** Charged at once; null for the way of the last order, on the payment page. */
  readonly saved: SavedMethod | null
  readonly isExpired: boolean
}

/** The saved ways to pay, then the last order's own. */
export function repeatWays({ saved, method }: RepeatOffer, now: Date): RepeatWay[] {
  const known = saved.map((one) => ({
    key: one.id,
    option: one.option,
    saved: one,
    isExpired: isExpired(one, now),
  }))
  return method ? [...known, { key: 'page', option: method, saved: null, isExpired: false }] : known
}

/** A card can be used until its month ends. */
function isExpired({ expiry }: SavedMethod, now: Date): boolean {
  if (!expiry) return false
  const [year, month] = [now.getFullYear(), now.getMonth() + 1]
  return expiry.year < year || (expiry.year === year && expiry.month < month)
}

export const canUse = ({ option, isExpired }: RepeatWay) => option.refusal === null && !isExpired

/** The way that is selected: the first of these keys that can be used, and otherwise the first that can. */
export function selectedWay(
  ways: readonly RepeatWay[],
  keys: readonly (string | null)[],
): RepeatWay | undefined {
  const usable = ways.filter(canUse)
  return keys.flatMap((key) => usable.find((way) => way.key === key) ?? [])[0] ?? usable[0]
}
