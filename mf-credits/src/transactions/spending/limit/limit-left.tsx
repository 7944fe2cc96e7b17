import type { Currency, LimitLeft as Limit } from 'contracts'
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

/** Before an order: how much the member's monthly limit still allows, or that it does not allow this order. */
export function LimitLeft({ limit, total, currency }: LimitLeftProps) {
  const t = useWords()
  const { price } = useFormat()
  if (limit === null) return null
  const sums = { amount: price(limit.amount, limit.currency), left: price(limit.left, limit.currency) }
  const isElsewhere = limit.currency !== currency
  if (!isElsewhere && total <= limit.left) return <p className={classes.left}>{t('limit.left', sums)}</p>
  return (
    <Alert
      tone="warning"
      action={
        <Link to={limitAddress} {...linkLook({ isStandalone: true })}>
          {t('ways.limit')}
        </Link>
      }
    >
      {isElsewhere ? t('limit.currency', { currency: limit.currency }) : t('limit.beyond', sums)}
    </Alert>
  )
}
