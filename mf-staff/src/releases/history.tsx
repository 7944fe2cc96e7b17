import { type AnswerOf, getReleaseHistory, type StaffBundle } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import type { ReleaseChange } from './release-dialog.tsx'
import classes from './releases.module.css'
import { SpeedTable } from './speed-table.tsx'

type Answer = AnswerOf<typeof getReleaseHistory>
type EventRow = Answer['events'][number] & { readonly id: string }
type VersionRow = Answer['versions'][number] & { readonly id: string }

interface HistoryProps {
  readonly bundle: StaffBundle
  readonly onChange: ((change: ReleaseChange) => void) | undefined
}

/** How fast a bundle is, its events with their authors, and its versions, each of which can be live again. */
export function History({ bundle, onChange }: HistoryProps) {
  const { name } = bundle
  const t = useWords()
  const format = useFormat()
  const query = useStaffRead(getReleaseHistory, { query: { name } })
  const when = (at: string | null) => (at === null ? '–' : format.dateTime(at))
  const events: readonly Column<EventRow>[] = [
    { key: 'at', title: t('releases.at'), render: ({ at }) => when(at) },
    { key: 'action', title: t('releases.what'), isHeading: true, render: ({ action }) => action },
    { key: 'version', title: t('releases.version'), render: ({ version }) => version },
    { key: 'by', title: t('releases.by'), render: ({ by }) => by ?? '–' },
    {
      key: 'why',
      title: t('releases.reason'),
      render: ({ why, commit }) => why ?? commit?.slice(0, 12) ?? '',
    },
  ]
  const versions: readonly Column<VersionRow>[] = [
    {
      key: 'version',
      title: t('releases.version'),
      isHeading: true,
      render: ({ version, role }) => (
        <>
          {version} {role && <Badge look="soft">{t(`releases.roles.${role}`)}</Badge>}
        </>
      ),
    },
    { key: 'at', title: t('releases.published'), render: ({ published_at }) => when(published_at) },
    {
      key: 'change',
      title: t('releases.change'),
      render: ({ version, role }) =>
        onChange && role !== 'live' ? (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('releases.promote.title', { name: `${name} ${version}` })}
            onPress={() => onChange({ action: 'promote', name, version })}
          >
            {t('releases.promote.button')}
          </Button>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <Card className={classes.history}>
      <SpeedTable bundle={bundle} />
      <Loaded query={query}>
        {(answer) => (
          <>
            <h2>{t('releases.history', { name })}</h2>
            <DataTable
              caption={t('releases.history', { name })}
              columns={events}
              rows={answer.events.map((event, at) => ({ id: `${event.at} ${at}`, ...event }))}
            />
            <h2>{t('releases.versions', { name })}</h2>
            <DataTable
              caption={t('releases.versions', { name })}
              columns={versions}
              rows={answer.versions.map((version) => ({ id: version.version, ...version }))}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}
