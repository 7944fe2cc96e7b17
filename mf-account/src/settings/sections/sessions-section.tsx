import { useQuery } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { Disclosure } from 'shared-ui/disclosure'
import { Loaded } from '../../components/loaded.tsx'
import { useProblemText, useWords } from '../../use-words.ts'
import { sessionsQuery } from '../queries/sessions-query.ts'
import { useEndSessions } from '../queries/use-end-sessions.ts'
import { SettingsSection } from '../settings-section.tsx'
import classes from './rows.module.css'
import { SessionRow, type SessionRowProps } from './session-row.tsx'

/** This browser and the most recent others; the rest are folded away. */
const SHOWN = 3

/** All sessions of the member. All but the current one can be ended. */
export function SessionsSection() {
  const t = useWords()
  const problemText = useProblemText()
  const query = useQuery(sessionsQuery)
  const ending = useEndSessions()
  return (
    <SettingsSection id="sessions" lead={t('settings.sessions.lead')}>
      <Loaded query={query}>
        {({ sessions }) => (
          <>
            <SessionRows sessions={sessions.slice(0, SHOWN)} />
            {sessions.length > SHOWN && (
              <Disclosure
                className={classes.more}
                heading={t('settings.sessions.more', { count: sessions.length - SHOWN })}
              >
                <SessionRows sessions={sessions.slice(SHOWN)} />
              </Disclosure>
            )}
            <div className={classes.all} role="status">
              {ending.isSuccess && sessions.length === 1 && t('settings.sessions.ended')}
            </div>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                className={classes.all}
                isPending={ending.isPending}
                pendingLabel={t('pending')}
                onPress={() => ending.mutate({ others: true })}
              >
                {t('settings.sessions.endOthers')}
              </Button>
            )}
            {ending.isError && <p role="alert">{problemText(ending.error)}</p>}
          </>
        )}
      </Loaded>
    </SettingsSection>
  )
}

function SessionRows({ sessions }: { readonly sessions: readonly SessionRowProps['session'][] }) {
  return (
    <ul className={classes.rows}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  )
}
