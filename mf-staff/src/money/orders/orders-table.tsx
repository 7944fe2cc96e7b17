import type { StaffOrder } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { OrderLink } from '../order-link.tsx'
import { OrderState } from '../order-state.tsx'

/** Orders, each in a line. */
export function OrdersTable({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<StaffOrder>[] = [
    { key: 'at', title: t('members.at'), render: ({ created_at }) => format.dateTime(created_at) },
    {
      key: 'id',
      title: t('members.orders.order'),
      isHeading: true,
      render: ({ id, payment_id }) => (
        <>
          <OrderLink id={id} />
          <div className={classes.muted}>{payment_id}</div>
        </>
      ),
    },
    {
      key: 'status',
      title: t('members.state'),
      render: ({ status, attention, is_demo }) => (
        <span className={classes.badges}>
          <OrderState status={status} isDemo={is_demo} />
          {attention && (
            <Badge look="soft" tone="danger">
              {t(`money.attention.${attention}`)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'credits',
      title: t('members.credits'),
      align: 'end',
      render: ({ credits }) => format.number(credits),
    },
    {
      key: 'amount',
      title: t('members.orders.amount'),
      align: 'end',
      render: ({ amount, currency }) => format.price(amount, currency),
    },
    {
      key: 'method',
      title: t('members.orders.method'),
      render: ({ payment_method }) => t(`members.orders.methods.${payment_method}`),
    },
    { key: 'country', title: t('members.country'), render: ({ country }) => format.country(country) },
  ]
  return <DataTable caption={t('titles.staff-orders')} columns={columns} rows={orders} />
}
