import type { CaseContext } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { KEYS } from '../decisions/choices.ts'
import { KeyButton } from '../keys/key-button.tsx'
import type { Blur } from '../keys/use-blur.ts'
import { kindIn, queuePath } from '../moderated-kinds.ts'
import { useCaseTitle } from '../naming/use-case-title.ts'
import classes from './case.module.css'

interface CaseHeadProps {
  readonly context: CaseContext
  readonly blur: Blur
  readonly onHelp: () => void
}

/** The head of a case: its kind, the member, and how long it has waited. */
export function CaseHead({ context, blur, onHelp }: CaseHeadProps) {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const titleOf = useCaseTitle()
  const [search] = useSearchParams()
  const { opened_at, due_at, state, severity } = context.case
  const [now] = useState(Date.now)
  const isLate = state === 'waiting' && Date.parse(due_at) <= now
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <Link to={queuePath(brand, kindIn(search))}>{t('titles.staff-moderation')}</Link>
        <h1>{titleOf(context.case)}</h1>
      </div>
      <p className={classes.marks}>
        {isLate && <Badge tone="danger">{t('moderation.late')}</Badge>}
        {(severity === 'high' || severity === 'urgent') && (
          <Badge tone="warning" look="soft">
            {t(`moderation.severities.${severity}`)}
          </Badge>
        )}
        <time dateTime={opened_at} title={format.dateTime(opened_at)}>
          {t('moderation.opened', { time: format.relativeTime(opened_at) })}
        </time>
      </p>
      <div className={classes.tools}>
        <KeyButton shortcut={KEYS.blur} variant="quiet" aria-pressed={blur.isBlurred} onPress={blur.toggle}>
          {t('moderation.blur')}
        </KeyButton>
        <Button variant="quiet" size="small" isIcon aria-label={t('moderation.keys.title')} onPress={onHelp}>
          ?
        </Button>
      </div>
    </header>
  )
}
