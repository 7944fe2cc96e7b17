import { type DiscountCode, TIME_BONUS_CODE } from 'contracts'

/** Where a discount comes from: `code` was typed or stood in a link. */
export type DiscountKind = 'timeBonus' | 'weekly' | 'welcome' | 'personal' | 'code'

/** `sent` is the code that the request named; without it, the server chose the discount. */
export function discountKind({ code, user_id }: DiscountCode, sent?: string): DiscountKind {
  if (code === TIME_BONUS_CODE) return 'timeBonus'
  if (code.startsWith('WEEKLY-')) return 'weekly'
  if (user_id !== null) return 'personal'
  return sent === undefined ? 'welcome' : 'code'
}
