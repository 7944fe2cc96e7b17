import type { AnswerOf, getBundles } from 'contracts'
import { Skeleton } from 'shared-ui/skeleton'
import { BundleCard } from './bundle-card.tsx'
import classes from './bundles.module.css'

interface BundleGridProps {
  readonly offer: AnswerOf<typeof getBundles>
  readonly headingLevel?: 2 | 3 | undefined
}

/** The prices of a country, for information: to visitors, and where nothing can be paid. */
export function BundleGrid({ offer, headingLevel }: BundleGridProps) {
  return (
    <ul role="list" className={classes.grid}>
      {offer.bundles.map((bundle) => (
        <li key={bundle.id}>
          <BundleCard bundle={bundle} currency={offer.currency} headingLevel={headingLevel} />
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
