import { NotEnoughCredits } from './not-enough-credits.tsx'
import { Price } from './price.tsx'
import type { PaidKind } from './use-price.ts'
import type { Purse } from './use-purse.ts'

interface AttachmentPriceProps {
  readonly kind: PaidKind
  readonly purse: Purse
}

/** Shows the price of the photo or gift, or that it cannot be paid. */
export function AttachmentPrice({ kind, purse }: AttachmentPriceProps) {
  return isAffordable(purse, kind) ? (
    <Price kind={kind} purse={purse} />
  ) : (
    <NotEnoughCredits isGift={kind === 'gift'} />
  )
}

export const isAffordable = ({ left, prices }: Purse, kind: PaidKind) => left >= prices[kind]
