import type { AnswerOf, Bundle, getBundles } from 'contracts'
import { Skeleton } from 'shared-ui/skeleton'
import { BundleCard } from './bundle-card.tsx'
import classes from './bundles.module.css'

interface BundleGridProps {
  readonly offer: AnswerOf<typeof getBundles>
  /** Whether the cards lead to the checkout, which is for members only. */
  readonly canBuy?: boolean | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** The discount code that the checkout is to use. */
  readonly code?: string | undefined
  /** The page that a card leads to; by default the checkout. */
  readonly addressOf?: ((bundle: Bundle) => string) | undefined
}

/** The bundles on sale in a country. */
export function BundleGrid({ offer, canBuy = true, headingLevel, code, addressOf }: BundleGridProps) {
  return (
    <ul role="list" className={classes.grid}>
      {offer.bundles.map((bundle) => (
        <li key={bundle.id}>
          <BundleCard
            bundle={bundle}
            currency={offer.currency}
            code={code}
            addressOf={addressOf}
            isForSale={canBuy && offer.is_for_sale}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  )
}

/** How many bundles most countries have. */
const USUAL = 4

/** Placeholder in the size of the cards. Mark the region as `aria-busy`. */
export function BundleGridSkeleton() {
  return (
    <div className={classes.grid}>
      {Array.from({ length: USUAL }, (_, index) => (
        <Skeleton key={index} shape="block" className={classes.bone} />
      ))}
    </div>
  )
}
