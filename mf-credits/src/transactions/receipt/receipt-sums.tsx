import type { Order, Refund } from 'contracts'
import type { ReactNode } from 'react'
import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import { useDiscountLabel } from '../use-discount-label.ts'
import classes from './receipt.module.css'

interface ReceiptSumsProps {
  readonly order: Order
  readonly refund: Refund | null
}

/** The purchase with all its sums, and the refund or chargeback that followed. */
export function ReceiptSums({ order, refund }: ReceiptSumsProps) {
  const t = useWords()
  const { number, price, date } = useFormat()
  const discountLabel = useDiscountLabel()
  const { currency, discount, transaction_fee: fee, amount } = order
  const isRefunded = refund?.status === 'succeeded'
  return (
    <table className={classes.sums}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.description')}</th>
          <th scope="col">{t('receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        <Line label={t('bundle.credits', { count: order.credits, number: number(order.credits) })}>
          {price(order.price, currency)}
        </Line>
        {discount > 0 && <Line label={discountLabel(order)}>−{price(discount, currency)}</Line>}
        {fee > 0 && <Line label={t('sums.fee')}>{price(fee, currency)}</Line>}
      </tbody>
      <tfoot>
        <Line label={t('sums.total')} isStrong>
          {price(amount, currency)}
        </Line>
        {order.status === 'charged_back' && (
          <Line label={t('statuses.charged_back')}>−{price(amount, currency)}</Line>
        )}
        {refund?.status === 'pending' && (
          <Line label={t('refund.facts.pending')}>{price(refund.amount, currency)}</Line>
        )}
        {isRefunded && (
          <>
            <Line
              label={t('receipt.refunded', {
                count: refund.credits,
                number: number(refund.credits),
                date: date(refund.created_at),
              })}
            >
              −{price(refund.amount, currency)}
            </Line>
            <Line label={t('receipt.rest')} isStrong>
              {price(amount - refund.amount, currency)}
            </Line>
          </>
        )}
      </tfoot>
    </table>
  )
}

interface LineProps {
  readonly label: string
  readonly isStrong?: boolean
  readonly children: ReactNode
}

function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <tr data-strong={isStrong || undefined}>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}
