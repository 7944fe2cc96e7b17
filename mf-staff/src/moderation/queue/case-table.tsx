import { isLikelyNude, type StaffCase } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useHabits } from '../keys/habits.ts'
import { type ModeratedKind, queuePath } from '../moderated-kinds.ts'
import { useCaseTitle } from '../naming/use-case-title.ts'
import { useLanguageName } from '../naming/use-language-name.ts'
import classes from './queue.module.css'

interface CaseTableProps {
  readonly cases: readonly StaffCase[]
  readonly kind: ModeratedKind | null
}

export function CaseTable({ cases, kind }: CaseTableProps) {
  const t = useWords()
  const words = useDecisionWords()
  const format = useFormat()
  const brand = useBrand()
  const titleOf = useCaseTitle()
  const languageName = useLanguageName()
  const { cdn_prefix } = useSettings()
  const { blursPictures } = useHabits()
  const columns: readonly Column<StaffCase>[] = [
    {
      key: 'picture',
      title: t('moderation.columns.picture'),
      render: (one) =>
        one.picture && (
          <img
            className={classes.thumb}
            src={cdn_prefix + one.picture.thumb_filename}
            alt=""
            width={160}
            height={200}
            loading="lazy"
            data-blurs={blursPictures || isLikelyNude(one) || undefined}
          />
        ),
    },
    {
      key: 'case',
      title: t('moderation.columns.case'),
      isHeading: true,
      render: (one) => (
        <>
          <Link to={queuePath(brand, kind, one.id)}>{titleOf(one)}</Link>
          {one.excerpt && (
            <p className={classes.excerpt} lang={one.language}>
              {one.excerpt}
            </p>
          )}
        </>
      ),
    },
    {
      key: 'why',
      title: t('moderation.columns.why'),
      render: ({ reason, reports }) => (
        <>
          {reason && words.rule(reason)}
          {reports > 1 && <p className={classes.note}>{t('moderation.reportCount', { count: reports })}</p>}
        </>
      ),
    },
    { key: 'language', title: t('moderation.language'), render: ({ language }) => languageName(language) },
    {
      key: 'waits',
      title: t('moderation.columns.waits'),
      render: ({ opened_at, due_at, state }) => (
        <>
          <time dateTime={opened_at} title={format.dateTime(opened_at)}>
            {format.relativeTime(opened_at)}
          </time>
          {state === 'waiting' && Date.parse(due_at) <= Date.now() && (
            <p>
              <Badge tone="danger">{t('moderation.late')}</Badge>
            </p>
          )}
        </>
      ),
    },
    { key: 'who', title: t('moderation.columns.who'), render: (one) => <Who {...one} /> },
  ]
  return <DataTable caption={t('titles.staff-moderation')} columns={columns} rows={cases} />
}

/** The colleague who decided the case, or has it open. */
function Who({ claim, decision }: StaffCase) {
  const t = useWords()
  const [now] = useState(Date.now)
  const format = useFormat()
  if (decision) {
    return (
      <>
        {decision.action && t(`moderation.done.${decision.action}`)}
        <p className={classes.note}>
          {t('moderation.byAt', {
            name: decision.by?.name ?? t('log.command'),
            time: format.relativeTime(decision.at),
          })}
        </p>
      </>
    )
  }
  if (!claim || Date.parse(claim.until) <= now) return null
  return (
    <Badge look="soft">
      {claim.by.is_me ? t('moderation.yours') : t('moderation.withName', { name: claim.by.name ?? '' })}
    </Badge>
  )
}
