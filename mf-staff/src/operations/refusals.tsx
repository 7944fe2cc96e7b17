import type { RefusedWebhook } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import classes from './operations.module.css'

interface RefusalsProps {
  readonly refusals: readonly RefusedWebhook[]
}

/** The webhooks of the payment switch that were turned away last, and why. */
export function Refusals({ refusals }: RefusalsProps) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<RefusedWebhook>[] = [
    {
      key: 'at',
      title: t('members.at'),
      render: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
    },
    { key: 'hash', title: t('operations.refusals.hash'), isHeading: true, render: ({ hash }) => hash },
    {
      key: 'why',
      title: t('log.why'),
      render: ({ reason }) => t(`operations.refusals.reasons.${reason}`),
    },
    {
      key: 'size',
      title: t('operations.refusals.size'),
      align: 'end',
      render: ({ size }) => format.number(size),
    },
  ]
  return (
    <section className={classes.page}>
      <h2>{t('operations.refusals.title')}</h2>
      <p className={classes.muted}>{t('operations.refusals.about')}</p>
      {refusals.length === 0 ? (
        <p className={classes.muted}>{t('operations.refusals.none')}</p>
      ) : (
        <DataTable caption={t('operations.refusals.title')} columns={columns} rows={refusals} />
      )}
    </section>
  )
}
