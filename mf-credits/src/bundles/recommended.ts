import type { Bundle } from 'contracts'

/**
 * The bundle to recommend, of the bundles from the smallest up: the one that the brand's setting names, otherwise the first
 * that costs less per credit than the smallest.
 */
export function recommended(bundles: readonly Bundle[]): Bundle | undefined {
  const smallest = bundles[0]
  return (
    bundles.find(({ is_most_chosen }) => is_most_chosen) ??
    bundles.find((bundle) => smallest && saving(bundle, smallest) > 0)
  )
}

type Sum = Pick<Bundle, 'credits' | 'price'>

/** By how many whole per cent a credit of this bundle costs less than one of the other; never rounded up. */
export function saving({ credits, price }: Sum, other: Sum): number {
  return Math.max(0, Math.floor(100 - (100 * price * other.credits) / (credits * other.price)))
}
