import { pathAtBrand, pathWith, type StaffOrderView, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { Facts } from '../../members/page/facts.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

/** The order as we know it. */
export function OurSide({ view: { order, member } }: { readonly view: StaffOrderView }) {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const { currency, discount, discount_code, paid_at } = order
  const money = (amount: number) => format.price(amount, currency)
  return (
    <Card className={classes.card}>
      <h2>{t('money.ours')}</h2>
      <Facts
        facts={[
          [t('members.state'), t(`members.orders.states.${order.status}`)],
          [t('members.orders.order'), order.id],
          [t('money.payment'), order.payment_id],
          [t('money.made'), format.dateTime(order.created_at)],
          [t('money.paidAt'), paid_at && format.dateTime(paid_at)],
          [t('members.credits'), format.number(order.credits)],
          [t('money.price'), money(order.price)],
          [
            t('money.discount'),
            discount > 0 ? [money(discount), discount_code].filter(Boolean).join(' · ') : null,
          ],
          [t('money.fee'), order.transaction_fee > 0 ? money(order.transaction_fee) : null],
          [t('members.orders.amount'), money(order.amount)],
          [t('members.orders.method'), t(`members.orders.methods.${order.payment_method}`)],
          [t('members.country'), format.country(order.country)],
        ]}
      />
      {member === null ? (
        <p className={classes.muted}>{t('money.memberGone')}</p>
      ) : (
        <Link to={pathAtBrand(pathWith(staffPaths['staff-members-id'], { id: member }), brand)}>
          {t('money.member')}
        </Link>
      )}
    </Card>
  )
}
