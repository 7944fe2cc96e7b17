import type { Currency, DiscountCode } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useTimeBonus } from 'shared-state/time-bonus'
import { isInMembersArea } from '../time-bonus/is-in-members-area.ts'
import type { UnusedCode } from './code-refusal.ts'
import { DiscountCard } from './discount-card.tsx'
import { UnusedCodeAlert } from './unused-code-alert.tsx'
import { useWelcomeDiscount } from './use-welcome-discount.ts'

interface OfferDiscountProps {
  /** From `useOffer`. */
  readonly read: {
    readonly data?: { readonly discount: DiscountCode | null; readonly currency: Currency } | undefined
    readonly dataUpdatedAt: number
    readonly sent: string | undefined
    readonly refusal: UnusedCode | null
  }
}

/**
 * §2: the banner above the prices with the discount in them, or the welcome discount if they have none. In the members area
 * the time bonus has its banner above the page: a second one would only tick beside it.
 */
export function OfferDiscount({ read: { data, dataUpdatedAt, sent, refusal } }: OfferDiscountProps) {
  const welcome = useWelcomeDiscount()
  const bonus = useTimeBonus()
  const hasBanner = isInMembersArea(useLocation().pathname) && bonus !== null
  const present = data?.discount ? { discount: data.discount, answeredAt: dataUpdatedAt } : welcome
  const shown = hasBanner && present?.discount.code === bonus.code ? null : present
  return (
    <>
      {refusal && <UnusedCodeAlert reason={refusal} discount={data?.discount} />}
      {shown && (
        <DiscountCard
          {...shown}
          sent={sent}
          isInPrices={!data || data.discount !== null}
          currency={data?.currency}
        />
      )}
    </>
  )
}
