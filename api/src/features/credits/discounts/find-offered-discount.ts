import type { Queryable } from '../../../db/database.ts'
import type { Discount } from '../prices/discount.ts'
import { findOwnDiscount, requireDiscount, type Viewed } from './find-discount.ts'

/** All that a viewer may choose to pay for, by id, with what it costs. */
type Sums = ReadonlyMap<string, number>

interface Asked extends Viewed {
  /** The code that the page names. */
  readonly code: string | undefined
  readonly sumsWith: (discount: Discount) => Sums
}

/**
 * The discount in the prices that a page shows: that of the code, which is refused if it is not for this
 * viewer, or the one that they have anyway if no code is named or the code is worse.
 */
export async function findOfferedDiscount(
  db: Queryable,
  { code, sumsWith, ...viewed }: Asked,
  now: Date,
): Promise<Discount | null> {
  const named = code === undefined ? null : await requireDiscount(db, { ...viewed, code }, now)
  const own = await findOwnDiscount(db, viewed, now)
  if (named === null || own === null) return named ?? own
  return isWorse(sumsWith(named), sumsWith(own)) ? own : named
}

/** Whether these sums are worse than the others: some higher, none lower. */
export function isWorse(sums: Sums, others: Sums): boolean {
  const changes = [...sums].map(([id, sum]) => sum - (others.get(id) ?? sum))
  return changes.some((change) => change > 0) && changes.every((change) => change >= 0)
}
