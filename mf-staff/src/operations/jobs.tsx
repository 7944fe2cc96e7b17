import type { AnswerOf, getOperations, StaffJob } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import classes from './operations.module.css'

type JobsProps = Pick<AnswerOf<typeof getOperations>, 'jobs'>

/** The jobs that are late or failed, then all others in the order of their names. */
export function Jobs({ jobs }: JobsProps) {
  const t = useWords()
  const format = useFormat()
  const time = (at: string | null) =>
    at === null ? t('moderation.never') : <time dateTime={at}>{format.dateTime(at)}</time>
  const columns: readonly Column<StaffJob>[] = [
    { key: 'job', title: t('operations.job'), isHeading: true, render: ({ id }) => id },
    {
      key: 'state',
      title: t('members.state'),
      render: ({ is_late, error, last_at }) => {
        if (is_late || error !== null)
          return (
            <>
              <Badge look="soft" tone="danger">
                {t(error === null ? 'moderation.late' : 'operations.failed')}
              </Badge>
              {error !== null && <div className={classes.muted}>{error}</div>}
            </>
          )
        return last_at === null ? null : (
          <Badge look="soft" tone="success">
            {t('operations.ran')}
          </Badge>
        )
      },
    },
    { key: 'last', title: t('operations.last'), render: ({ last_at }) => time(last_at) },
    { key: 'next', title: t('operations.next'), render: ({ next_at }) => time(next_at) },
  ]
  const rank = ({ is_late, error }: StaffJob) => (error !== null || is_late ? 0 : 1)
  return (
    <section className={classes.page}>
      <h2>{t('operations.jobs')}</h2>
      {jobs === null ? (
        <p className={classes.muted}>{t('operations.trouble.jobs')}</p>
      ) : (
        <DataTable
          caption={t('operations.jobs')}
          columns={columns}
          rows={jobs.toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))}
        />
      )}
    </section>
  )
}
