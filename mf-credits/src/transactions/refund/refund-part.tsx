import type { Order } from 'contracts'
import { Skeleton } from 'shared-ui/skeleton'
import { LoadProblem } from '../../components/load-problem.tsx'
import { useWords } from '../../use-words.ts'
import { RefundOffer } from './refund-offer.tsx'
import classes from './refund-part.module.css'
import type { useRefund } from './use-refund.ts'

interface RefundPartProps {
  readonly order: Order
  readonly read: ReturnType<typeof useRefund>
  readonly onRequest: () => void
}

/** The part of a paid order's page that says whether it can still be refunded. */
export function RefundPart({ order, read, onRequest }: RefundPartProps) {
  const t = useWords()
  const { refund, offer, error, isFetching, refetch } = read
  if (order.status !== 'paid' || refund) return null
  if (offer) return <RefundOffer order={order} offer={offer} onRequest={onRequest} />
  if (offer === null) return <p className={classes.nothing}>{t('refund.nothing')}</p>
  if (error) return <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton shape="block" className={classes.bone} />
}
