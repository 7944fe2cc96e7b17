import type { SentContent } from 'contracts'
import { NotEnoughCredits } from './not-enough-credits.tsx'
import { Price } from './price.tsx'
import type { Purse } from './use-purse.ts'

interface AttachmentPriceProps {
  readonly kind: SentContent['kind']
  readonly purse: Purse
}

/** Shows the price of the photo or gift, or that it cannot be paid. */
export function AttachmentPrice({ kind, purse: { left, prices } }: AttachmentPriceProps) {
  const price = prices[kind]
  return left < price ? (
    <NotEnoughCredits isGift={kind === 'gift'} />
  ) : (
    <Price credits={price} left={left} messagePrice={prices.text} />
  )
}

export const isAffordable = ({ left, prices }: Purse, kind: SentContent['kind']) => left >= prices[kind]
