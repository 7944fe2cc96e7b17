import type { StaffOrderView } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

type Line = StaffOrderView['history'][number]

/** All that happened to an order: here, at the switch, in the ledger, and by staff. */
export function History({ history }: Pick<StaffOrderView, 'history'>) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<Line>[] = [
    { key: 'at', title: t('members.at'), render: ({ at }) => format.dateTime(at) },
    {
      key: 'what',
      title: t('money.history.what'),
      isHeading: true,
      render: ({ what }) => t(`money.history.kinds.${what}`),
    },
    { key: 'detail', title: t('money.history.detail'), render: ({ detail }) => detail },
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
