import { freeMessagesLeft, type Means } from './free-messages-left.ts'

interface Situation extends Means {
  readonly isWriting: boolean
}

/** A member with fewer messages left reads the price before they write. */
const FEW_MESSAGES = 10

/**
 * The composer says this about credits: the free messages until they are used; then the price, as soon as the member writes
 * or has few messages left; otherwise nothing.
 */
export function whatToSay({ isWriting, ...means }: Situation): 'free' | 'price' | null {
  const { price, left } = means
  if (price === 0) return null
  if (freeMessagesLeft(means) > 0) return 'free'
  return isWriting || left < price * FEW_MESSAGES ? 'price' : null
}
