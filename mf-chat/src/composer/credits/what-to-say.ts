interface Situation {
  /** Credits that a message costs. */
  readonly price: number
  /** The member's credits. */
  readonly left: number
  readonly hasBought: boolean
  readonly isWriting: boolean
}

/** A member with fewer messages left reads the price before they write. */
const FEW_MESSAGES = 10

/**
 * The composer says this about credits: the free messages until they are used; then the price, as soon as the member writes
 * or has few messages left; otherwise nothing.
 */
export function whatToSay({ price, left, hasBought, isWriting }: Situation): 'free' | 'price' | null {
  if (price === 0) return null
  if (!hasBought && left >= price) return 'free'
  return isWriting || left < price * FEW_MESSAGES ? 'price' : null
}
