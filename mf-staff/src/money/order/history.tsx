import { refundStatuses, type StaffOrderView } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useActionName } from '../../log/use-action-name.ts'
import { isMovementKind } from '../../members/page/movement-kind.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

type Line = StaffOrderView['history'][number]

/** All that happened to an order: here, at the switch, in the ledger, and by staff. */
export function History({ history }: Pick<StaffOrderView, 'history'>) {
  const t = useWords()
  const format = useFormat()
  const detailOf = useDetail()
  const columns: readonly Column<Line>[] = [
    { key: 'at', title: t('members.at'), render: ({ at }) => format.dateTime(at) },
    {
      key: 'what',
      title: t('money.history.what'),
      isHeading: true,
      render: ({ what }) => t(`money.history.kinds.${what}`),
    },
    { key: 'detail', title: t('money.history.detail'), render: detailOf },
    {
      key: 'credits',
      title: t('members.credits'),
      align: 'end',
      render: ({ credits }) => credits !== null && format.number(credits),
    },
  ]
  return (
    <section className={classes.part}>
      <h2>{t('money.history.title')}</h2>
      <DataTable caption={t('money.history.title')} columns={columns} rows={history} />
    </section>
  )
}

/** More about a line: the words for what we know by name; webhooks and reasons stay as the switch told them. */
function useDetail() {
  const t = useWords()
  const actionName = useActionName()
  return ({ what, detail }: Line) => {
    if (what === 'staff') return actionName(detail ?? '')
    if (what === 'posting' && isMovementKind(detail)) return t(`members.statement.kinds.${detail}`)
    const state = refundStatuses.find((one) => one === detail)
    return what === 'refund_settled' && state ? t(`members.orders.refundStates.${state}`) : detail
  }
}
