import { type AnswerOf, type DeadLetter, getOperations, retryOutbox } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { CallButton } from '../components/call-button.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { lookAgain } from '../queries/look-again.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useWords } from '../use-words.ts'
import classes from './operations.module.css'

type OutboxProps = Pick<AnswerOf<typeof getOperations>, 'outbox'>

/** The mails, texts and pushes that wait, and those that can't be delivered. */
export function Outbox({ outbox: { waiting, late, dead, letters } }: OutboxProps) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<DeadLetter>[] = [
    {
      key: 'at',
      title: t('members.at'),
      render: ({ died_at }) => died_at && <time dateTime={died_at}>{format.dateTime(died_at)}</time>,
    },
    {
      key: 'what',
      title: t('operations.message'),
      isHeading: true,
      render: ({ channel, kind }) => `${t(`operations.channels.${channel}`)} · ${kind}`,
    },
    { key: 'why', title: t('log.why'), render: ({ reason }) => reason },
    {
      key: 'tries',
      title: t('operations.tries'),
      align: 'end',
      render: ({ attempts }) => format.number(attempts),
    },
    { key: 'again', title: t('members.actions'), render: ({ id }) => <Retry id={id} /> },
  ]
  return (
    <section className={classes.page}>
      <div className={classes.head}>
        <h2>{t('operations.outbox')}</h2>
        <Badge look="soft">{t('operations.waiting', { count: waiting })}</Badge>
        <Badge look="soft" tone={late > 0 ? 'danger' : 'success'}>
          {t('moderation.lateCount', { count: late })}
        </Badge>
        <Badge look="soft" tone={dead > 0 ? 'danger' : 'success'}>
          {t('operations.dead', { count: dead })}
        </Badge>
        {dead > 1 && <Retry />}
      </div>
      {letters.length === 0 ? (
        <p className={classes.muted}>{t('operations.delivered')}</p>
      ) : (
        <DataTable caption={t('operations.outbox')} columns={columns} rows={letters} />
      )}
    </section>
  )
}

/** Tries one message again, or all. */
function Retry({ id }: { readonly id?: string }) {
  const t = useWords()
  const call = useStaffCall()
  return (
    <CallButton
      label={t(id === undefined ? 'operations.retryAll' : 'operations.retry')}
      send={() => call(retryOutbox, { body: id === undefined ? {} : { id } })}
      onSent={({ retried }) => {
        void lookAgain(getOperations)
        return t('operations.retried', { count: retried })
      }}
    />
  )
}
