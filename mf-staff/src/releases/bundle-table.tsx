import type { StaffBundle } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useStore } from 'shared-state/store'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useWords } from '../use-words.ts'
import { HowItDoes } from './how-it-does.tsx'
import type { ReleaseChange } from './release-dialog.tsx'
import classes from './releases.module.css'
import { Waiting } from './waiting.tsx'

type Row = StaffBundle & { readonly id: string }

interface BundleTableProps {
  readonly bundles: readonly StaffBundle[]
  /** Missing for those who may only look. */
  readonly onChange: ((change: ReleaseChange) => void) | undefined
}

/** The live version of each bundle, and its canary beside it. */
export function BundleTable({ bundles, onChange }: BundleTableProps) {
  const t = useWords()
  const format = useFormat()
  const [search] = useSearchParams()
  const locale = useStore((store) => store.locale)
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  const button = (action: ReleaseChange['action'], name: string, version?: string) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={t(`releases.${action}.title`, { name })}
      onPress={() => onChange?.({ action, name, version })}
    >
      {t(`releases.${action}.button`)}
    </Button>
  )
  const columns: readonly Column<Row>[] = [
    {
      key: 'bundle',
      title: t('releases.bundle'),
      isHeading: true,
      render: ({ name, team }) => (
        <>
          <Link to={`?${new URLSearchParams([...without(search, 'bundle'), ['bundle', name]])}`}>{name}</Link>
          {team && <p className={classes.muted}>{team}</p>}
        </>
      ),
    },
    {
      key: 'live',
      title: t('releases.live'),
      render: ({ live }) =>
        live ? (
          <>
            {live.version}
            {live.published_at && (
              <p className={classes.muted}>
                {[format.dateTime(live.published_at), live.published_by].filter(Boolean).join(' · ')}
              </p>
            )}
            <HowItDoes version={live} />
          </>
        ) : (
          t('releases.withdrawn')
        ),
    },
    {
      key: 'canary',
      title: t('releases.canary'),
      render: ({ canary, verdict }) => (
        <>
          {canary && (
            <>
              {canary.version} <Badge tone="warning">{percent(canary.share)}</Badge>
              {Object.entries(canary.only).map(([trait, values]) => (
                <p key={trait} className={classes.muted}>
                  {trait}: {format.list(values)}
                </p>
              ))}
              <HowItDoes version={canary} />
            </>
          )}
          {verdict && (
            <p className={classes.muted}>
              {t('releases.verdict', { version: verdict.version, at: format.dateTime(verdict.at) })}{' '}
              <span lang="en">{verdict.why}</span>
            </p>
          )}
          {!canary && !verdict && '–'}
        </>
      ),
    },
  ]
  const waits: Column<Row> = {
    key: 'waits',
    title: t('releases.waits.title'),
    render: ({ waiting }) => (waiting ? <Waiting waiting={waiting} percent={percent} /> : '–'),
  }
  const actions: Column<Row> = {
    key: 'actions',
    title: t('releases.change'),
    render: ({ name, live, canary, previous, waiting }) => (
      <div className={classes.buttons}>
        {waiting?.may_approve && button('approve', name, waiting.version)}
        {waiting && button('cancel', name, waiting.version)}
        {(canary || !live) && button('promote', name)}
        {(canary || previous) && button('rollback', name)}
        {live && name !== 'shell' && button('withdraw', name)}
      </div>
    ),
  }
  return (
    <DataTable
      caption={t('titles.staff-releases')}
      columns={[
        ...columns,
        ...(bundles.some(({ waiting }) => waiting) ? [waits] : []),
        ...(onChange ? [actions] : []),
      ]}
      rows={bundles.map((bundle) => ({ id: bundle.name, ...bundle }))}
    />
  )
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(name)
  return rest
}
