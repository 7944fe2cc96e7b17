import { getSessions } from 'contracts'
import { Button } from 'shared-ui/button'
import { Loaded } from '../../components/loaded.tsx'
import { useOwnQuery } from '../../queries/use-own-query.ts'
import { useProblemWords } from '../../use-problem-words.ts'
import { useWords } from '../../use-words.ts'
import { useEndSessions } from '../queries/use-end-sessions.ts'
import { Section } from '../section.tsx'
import classes from './rows.module.css'
import { SessionRow } from './session-row.tsx'

/** Where one is logged in; this browser stays, every other can be ended. */
export function SessionsSection() {
  const t = useWords()
  const say = useProblemWords()
  const query = useOwnQuery(getSessions)
  const ending = useEndSessions()
  return (
    <Section id="sessions" lead={t('settings.sessions.lead')}>
      <Loaded query={query}>
        {({ sessions }) => (
          <>
            <ul className={classes['rows']}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <div className={classes['all']} role="status">
              {ending.isSuccess && sessions.length === 1 && t('settings.sessions.ended')}
            </div>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                className={classes['all']}
                isPending={ending.isPending}
                pendingLabel={t('settings.pending')}
                onPress={() => ending.mutate({ others: true })}
              >
                {t('settings.sessions.endOthers')}
              </Button>
            )}
            {ending.isError && <p role="alert">{say.ofError(ending.error)}</p>}
          </>
        )}
      </Loaded>
    </Section>
  )
}
