import type { StaffLogEntry } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import classes from './log.module.css'
import { type LogFilterName, withFilters } from './log-filters.ts'
import { useActionName } from './use-action-name.ts'

/** The entries; who, what and about whom are links to all entries like that. */
export function LogTable({ entries }: { readonly entries: readonly StaffLogEntry[] }) {
  const t = useWords()
  const format = useFormat()
  const actionName = useActionName()
  const [search] = useSearchParams()
  const link = (name: LogFilterName, value: string, text = value) => (
    <Link className={classes.id} title={value} to={`?${withFilters(search, { [name]: value })}`}>
      {text}
    </Link>
  )
  const columns: readonly Column<StaffLogEntry>[] = [
    {
      key: 'at',
      title: t('log.at'),
      render: ({ at }) => (
        <time className={classes.time} dateTime={at}>
          {format.dateTime(at)}
        </time>
      ),
    },
    { key: 'who', title: t('log.who'), render: ({ who, name }) => link('who', who, name ?? who) },
    {
      key: 'what',
      title: t('log.what'),
      isHeading: true,
      render: ({ what }) => link('what', what, actionName(what)),
    },
    { key: 'about', title: t('log.subject'), render: ({ about }) => link('about', about) },
    {
      key: 'why',
      title: t('log.why'),
      render: ({ reason, details, erased_at }) => (
        <>
          {reason}
          {erased_at && (
            <p className={classes.details}>{t('log.erased', { date: format.date(erased_at) })}</p>
          )}
          {Object.entries(details).map(([name, value]) => (
            <p key={name} className={classes.details}>
              {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
            </p>
          ))}
        </>
      ),
    },
    { key: 'where', title: t('log.where'), render: ({ address }) => address ?? t('log.command') },
  ]
  return <DataTable caption={t('titles.staff-log')} columns={columns} rows={entries} />
}
