import type { Order, Refund } from 'contracts'
import { useQuery } from 'shared-state/query'
import { companyQuery } from '../../queries/company-query.ts'
import classes from './printed-receipt.module.css'
import { Receipt } from './receipt.tsx'

interface PrintedReceiptProps {
  readonly order: Order
  readonly refund: Refund | null
}

/** The receipt that takes the page's place on paper. Until the company is known, the page prints as it is. */
export function PrintedReceipt({ order, refund }: PrintedReceiptProps) {
  const { data } = useQuery(companyQuery)
  if (!data) return null
  return (
    <div data-printed className={classes.paper}>
      <Receipt order={order} refund={refund} company={data.company} />
    </div>
  )
}
