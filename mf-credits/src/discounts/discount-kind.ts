import { type DiscountCode, TIME_BONUS_CODE, WEEKLY_PREFIX } from 'contracts'

/** Where a discount comes from: `code` was typed or stood in a link. */
export type DiscountKind = 'timeBonus' | 'weekly' | 'welcome' | 'personal' | 'code'

/** `sent` is the code that the request named; without it, the server chose the discount. */
export function discountKind({ code, user_id }: DiscountCode, sent?: string): DiscountKind {
  const kind = kindOfCode(code)
  if (kind) return kind
  if (user_id !== null) return 'personal'
  return sent === undefined ? 'welcome' : 'code'
}

/** The kinds that a code tells by itself. */
export function kindOfCode(code: string): Extract<DiscountKind, 'timeBonus' | 'weekly'> | undefined {
  if (code === TIME_BONUS_CODE) return 'timeBonus'
  return code.startsWith(WEEKLY_PREFIX) ? 'weekly' : undefined
}

/** Whether discounts of this kind are for first purchases. */
export const isForFirstPurchase = (kind: DiscountKind): boolean => kind !== 'personal' && kind !== 'code'
