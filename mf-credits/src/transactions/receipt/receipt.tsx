import type { Company, Order, Refund } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings, useUser } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import classes from './receipt.module.css'
import { ReceiptSums } from './receipt-sums.tsx'
import { Seller } from './seller.tsx'

interface ReceiptProps {
  readonly order: Order
  readonly refund: Refund | null
  readonly company: Company
}

/** The receipt of a paid order, as a document. */
export function Receipt({ order, refund, company }: ReceiptProps) {
  const t = useWords()
  const { date } = useFormat()
  const { name } = useSettings()
  const customer = useUser()?.profile.name
  const facts = [
    [t('order.number'), order.payment_id],
    [t('receipt.date'), date(order.paid_at ?? order.created_at)],
    [t('order.method'), t(`methods.${order.payment_method}`)],
    [t('order.status'), t(`statuses.${order.status}`)],
    customer && [t('receipt.customer'), customer],
  ] as const
  return (
    <article className={classes.receipt}>
      <header className={classes.head}>
        <h2>{t('receipt.title')}</h2>
        <p className={classes.brand}>{name}</p>
      </header>
      <div className={classes.parties}>
        <dl className={classes.facts}>
          {facts.map(
            (fact) =>
              fact && (
                <div key={fact[0]}>
                  <dt>{fact[0]}</dt>
                  <dd>{fact[1]}</dd>
                </div>
              ),
          )}
        </dl>
        <Seller company={company} />
      </div>
      <ReceiptSums order={order} refund={refund} />
      <p className={classes.note}>{t('receipt.once')}</p>
    </article>
  )
}
