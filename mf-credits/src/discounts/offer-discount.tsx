import type { AnswerOf, getBundles } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { useBonusBanner, useTimeBonus } from 'shared-state/time-bonus'
import { welcomeDiscountQuery } from '../queries/welcome-discount-query.ts'
import type { UnusedCode } from './code-refusal.ts'
import { DiscountCard } from './discount-card.tsx'
import { HeldDiscount } from './held-discount.tsx'
import { UnusedCodeAlert } from './unused-code-alert.tsx'

interface OfferDiscountProps {
  /** From `useOffer`. */
  readonly read: {
    readonly data?: Pick<AnswerOf<typeof getBundles>, 'discount' | 'held_discount' | 'currency'> | undefined
    readonly dataUpdatedAt: number
    readonly sent: string | undefined
    readonly refusal: UnusedCode | null
  }
}

/**
 * §2: the banner above the prices with the discount in them, or the welcome discount if they have none. In the members area
 * the time bonus has its banner above the page: a second one would only tick beside it. A discount on an order under way is
 * named as such.
 */
export function OfferDiscount({ read: { data, dataUpdatedAt, sent, refusal } }: OfferDiscountProps) {
  const welcome = useWelcomeDiscount()
  const banner = useBonusBanner(useLocation().pathname)
  const present = data?.discount ? { discount: data.discount, answeredAt: dataUpdatedAt } : welcome
  const shown = banner && present?.discount.code === banner.code ? null : present
  return (
    <>
      {refusal && <UnusedCodeAlert reason={refusal} discount={data?.discount} />}
      {data?.held_discount && <HeldDiscount order={data.held_discount.order} />}
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

/** §4: the time bonus if there is one, otherwise the welcome code. §8: if it fails to load, there is none. */
function useWelcomeDiscount() {
  const user = useUser()
  const hasBonus = useTimeBonus() !== null
  const { data, dataUpdatedAt } = useQuery({
    ...welcomeDiscountQuery,
    enabled: user !== null && !user.paid_user && !hasBonus,
  })
  if (user?.time_bonus && hasBonus) return { discount: user.time_bonus, answeredAt: 0 }
  const code = user?.paid_user ? null : data?.discountcode
  return code?.status === 'active' && !code.expired ? { discount: code, answeredAt: dataUpdatedAt } : null
}
