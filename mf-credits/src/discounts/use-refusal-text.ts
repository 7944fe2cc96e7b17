import type { DiscountCode } from 'contracts'
import { useWords } from '../use-words.ts'
import type { UnusedCode } from './code-refusal.ts'
import { discountKind } from './discount-kind.ts'
import { useDiscountName } from './use-discount-name.ts'

/** Why a discount code does not count, beside the discount that the member has anyway. */
export function useRefusalText() {
  const t = useWords()
  const nameOf = useDiscountName()
  return (reason: UnusedCode, present: DiscountCode | null | undefined): string => {
    if (reason !== 'worse') return t(`problems.${reason}`)
    // The name of this kind begins with its owner already.
    if (!present || discountKind(present) === 'personal') return t('discounts.betterAlreadyPersonal')
    return t('discounts.betterAlready', { name: nameOf(present) })
  }
}
