import type { Bundle } from 'contracts'

/** The bundle whose credits cost least, of the bundles from the smallest up; undefined if none costs less than the smallest. */
export function bestValue(bundles: readonly Bundle[]): Bundle | undefined {
  const smallest = bundles[0]
  const savings = bundles.map((bundle) => (smallest ? saving(bundle, smallest) : 0))
  const most = Math.max(0, ...savings)
  return most > 0 ? bundles[savings.indexOf(most)] : undefined
}

type Sum = Pick<Bundle, 'credits' | 'price'>

/** By how many whole per cent a credit of this bundle costs less than one of the other; never rounded up. */
export function saving({ credits, price }: Sum, other: Sum): number {
  return Math.max(0, Math.floor(100 - (100 * price * other.credits) / (credits * other.price)))
}
