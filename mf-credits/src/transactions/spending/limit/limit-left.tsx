import { type Currency, href, type LimitLeft as Limit } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../../use-words.ts'
import classes from './limit.module.css'
import { limitAddress } from './limit-address.ts'

interface LimitLeftProps {
  /** Null for a member without a limit. */
  readonly limit: Limit | null
  /** The sum of the order. */
  readonly total: number
  readonly currency: Currency
}

/**
 * Before an order: how much the member's monthly limit still allows, or that it does not allow this order. What waits to be
 * paid is not spent, but the limit keeps room for it.
 */
export function LimitLeft({ limit, total, currency }: LimitLeftProps) {
  const t = useWords()
  const { price } = useFormat()
  if (limit === null) return null
  const { left, waiting, waiting_order: order } = limit
  const isElsewhere = limit.currency !== currency
  const sums = {
    amount: price(limit.amount, limit.currency),
    left: price(left, limit.currency),
    waiting: price(waiting, limit.currency),
  }
  const alsoWaiting = waiting > 0 && ` ${t('limit.waiting', sums)}`
  if (!isElsewhere && total <= left - waiting) {
    return (
      <p className={classes.left}>
        {t('limit.left', sums)}
        {alsoWaiting && ` ·${alsoWaiting}`}
      </p>
    )
  }
  const isInTheWay = !isElsewhere && total <= left && order !== null
  return (
    <Alert
      tone="warning"
      action={
        <Link
          to={isInTheWay ? href('transactions-id', { id: order }) : limitAddress}
          {...linkLook({ isStandalone: true })}
        >
          {t(isInTheWay ? 'ways.waiting' : 'ways.limit')}
        </Link>
      }
    >
      {isElsewhere && t('limit.currency', { currency: limit.currency })}
      {isInTheWay && t('limit.inTheWay', sums)}
      {!isElsewhere && !isInTheWay && t('limit.beyond', sums)}
      {!isElsewhere && !isInTheWay && alsoWaiting}
    </Alert>
  )
}
