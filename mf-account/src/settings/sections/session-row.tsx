import type { AnswerOf, getSessions } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { useProblemText, useWords } from '../../use-words.ts'
import { useEndSessions } from '../queries/use-end-sessions.ts'
import classes from './rows.module.css'

export interface SessionRowProps {
  readonly session: AnswerOf<typeof getSessions>['sessions'][number]
}

/** One session of the member, with a button to end it unless it is the current one. */
export function SessionRow({
  session: { id, label, created_at, last_seen_at, is_current },
}: SessionRowProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { dateTime, relativeTime } = useFormat()
  const ending = useEndSessions()
  const name = label || t('settings.sessions.unknown')
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {is_current && (
            <Badge tone="success" look="soft">
              {t('settings.sessions.here')}
            </Badge>
          )}
        </p>
        <p className={classes.note}>{t('settings.sessions.since', { time: dateTime(created_at) })}</p>
        {!is_current && (
          <p className={classes.note}>
            {t('settings.sessions.lastSeen', { time: relativeTime(last_seen_at) })}
          </p>
        )}
        {ending.isError && <p role="alert">{problemText(ending.error)}</p>}
      </div>
      {!is_current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('settings.sessions.endName', { name })}
          isPending={ending.isPending}
          pendingLabel={t('pending')}
          onPress={() => ending.mutate({ session: id })}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}
