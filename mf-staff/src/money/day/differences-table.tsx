import type { AnswerOf, getReconciliation } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { OrderLink } from '../order-link.tsx'
import { OrderState } from '../order-state.tsx'
import { Differences, SwitchState } from '../switch-state.tsx'

type Difference = AnswerOf<typeof getReconciliation>['differences'][number]

/** The orders about which the books differ, or about which the switch said nothing. */
export function DifferencesTable({ differences }: { readonly differences: readonly Difference[] }) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<Difference>[] = [
    {
      key: 'order',
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
      key: 'amount',
      title: t('members.orders.amount'),
      align: 'end',
      render: ({ amount, currency }) => format.price(amount, currency),
    },
    { key: 'ours', title: t('money.ours'), render: ({ status }) => <OrderState status={status} /> },
    { key: 'theirs', title: t('money.theirs'), render: ({ answer }) => <SwitchState answer={answer} /> },
    {
      key: 'what',
      title: t('money.day.difference'),
      render: (one) => <Differences differences={one.differences} />,
    },
  ]
  return <DataTable caption={t('money.day.differences')} columns={columns} rows={differences} />
}
