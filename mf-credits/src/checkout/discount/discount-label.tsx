import type { DiscountCode } from 'contracts'
import { TimeLeft } from '../../discounts/time-left.tsx'
import { useDiscountEnd } from '../../discounts/use-discount-end.ts'
import { useDiscountName } from '../../discounts/use-discount-name.ts'
import { useWords } from '../../use-words.ts'
import classes from '../checkout.module.css'

interface DiscountLabelProps {
  readonly discount: DiscountCode
  /** When the server's answer with it came; without it, the end is not said. */
  readonly answeredAt?: number | undefined
  readonly sent?: string | undefined
}

/** The discount as a line of the sum: its name, how much it is, and how long it still holds. */
export function DiscountLabel({ discount, answeredAt, sent }: DiscountLabelProps) {
  const t = useWords()
  const nameOf = useDiscountName()
  const end = useDiscountEnd(discount, answeredAt ?? 0)
  return (
    <>
      {nameOf(discount, sent)} ({t('discounts.percentage', { percentage: discount.value_percentage })})
      {answeredAt !== undefined && end !== null && (
        <span className={classes.small}>
          <TimeLeft {...end} />
        </span>
      )}
    </>
  )
}
