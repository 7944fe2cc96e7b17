import type { Country, Currency } from 'contracts'
import type { CodeRow, Discount } from '../prices/discount.ts'
import { isForFirstPurchase } from './first-purchase.ts'

/** The country and currency that a bundle is paid in. */
export interface Place {
  readonly country: Country
  readonly currency: Currency
}

export interface Shopper {
  /** Null for a visitor. */
  readonly memberId: string | null
  /** Whether the shopper ever bought anything, even if it was refunded since. */
  readonly hasBought: boolean
  /** Codes that the shopper cannot use once more. */
  readonly usedCodes: ReadonlySet<string>
}

interface Asked {
  readonly shopper: Shopper
  /** Any place if undefined. */
  readonly place: Place | undefined
  readonly now: Date
}

type Checked = Discount &
  Partial<Pick<CodeRow, 'isActive' | 'isWelcome' | 'mostUses'>> & {
    /** Orders of other members that have it, paid or not yet. */
    readonly usesOfOthers?: number
  }

/** §5: why a shopper cannot use a discount; undefined if they can. */
export function codeRefusal(
  discount: Checked,
  { shopper, place, now }: Asked,
): 'discount_code_used' | 'discount_code_not_found' | undefined {
  const { code, memberId, country, currency, expiresAt, isActive = true } = discount
  const { mostUses = null, usesOfOthers = 0 } = discount
  if (shopper.usedCodes.has(code)) return 'discount_code_used'
  const isOthers = memberId !== null && memberId !== shopper.memberId
  const isUsedUp = mostUses !== null && usesOfOthers >= mostUses
  const isOver = !isActive || isUsedUp || (expiresAt !== null && now >= expiresAt)
  const isElsewhere =
    place !== undefined &&
    ((country !== null && country !== place.country) || (currency !== null && currency !== place.currency))
  const isLate = shopper.hasBought && isForFirstPurchase(discount)
  return isOthers || isOver || isElsewhere || isLate ? 'discount_code_not_found' : undefined
}
