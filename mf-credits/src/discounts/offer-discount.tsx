import type { Currency, DiscountCode } from 'contracts'
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

/** §2: the banner above the prices with the discount in them, or the welcome discount if they have none. */
export function OfferDiscount({ read: { data, dataUpdatedAt, sent, refusal } }: OfferDiscountProps) {
  const welcome = useWelcomeDiscount()
  const shown = data?.discount ? { discount: data.discount, answeredAt: dataUpdatedAt } : welcome
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
