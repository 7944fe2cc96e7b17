import type { AnswerOf, getTransactions, Order } from 'contracts'
import { Crown, PartyPopper } from 'lucide-react'
import { useStartTime } from 'shared-state/first-view'
import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { EmptyState } from 'shared-ui/empty-state'
import { transactionsQuery } from '../../queries/transactions-query.ts'
import { useWords } from '../../use-words.ts'
import { CountingNumber } from './counting-number.tsx'
import classes from './result.module.css'
import { WaysOn } from './ways-on.tsx'

/** Milliseconds for which a payment is news. */
const NEWS = 5 * 60_000

/** §4: the credits are there, and after the first purchase the user is premium. */
export function Completed({ order }: { readonly order: Order }) {
  const t = useWords()
  const { number } = useFormat()
  const balance = useUser()?.credits ?? 0
  const { data } = useQuery(transactionsQuery())
  const isNews = useStartTime() - Date.parse(order.paid_at ?? '') < NEWS
  const stamp = isNews ? classes.stamp : undefined
  const added = { count: order.credits, number: number(order.credits) }
  return (
    <EmptyState
      headingLevel={1}
      icon={<PartyPopper className={stamp} />}
      heading={t('result.completed', added)}
      action={<WaysOn />}
    >
      <p className={classes.balance}>
        {t('credits.balance')}{' '}
        <b>
          <CountingNumber from={isNews ? Math.max(0, balance - order.credits) : balance} to={balance} />
        </b>
      </p>
      {data && isFirstPurchase(order, data) && (
        <p className={classes.premium}>
          <Crown aria-hidden="true" className={stamp} />
          <b>{t('result.premium')}</b>
          <span>{t('result.premiumText')}</span>
        </p>
      )}
    </EmptyState>
  )
}

/** §4: whether this order is the one that made the user a premium member. */
function isFirstPurchase(
  { id, paid_at }: Pick<Order, 'id' | 'paid_at'>,
  { orders, has_more }: AnswerOf<typeof getTransactions>,
): boolean {
  if (paid_at === null || has_more) return false
  return orders.every((other) => other.id === id || other.paid_at === null || other.paid_at > paid_at)
}
