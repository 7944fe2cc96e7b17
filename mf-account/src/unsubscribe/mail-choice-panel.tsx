import { chooseMails, type MailChoice, type MailTopic } from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { queryClient, useMutation, useQuery } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../components/loaded.tsx'
import { mailChoiceQuery } from '../queries/mail-choice-query.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { BadLink } from './bad-link.tsx'
import classes from './mail-choice-panel.module.css'

type Mails = MailChoice['mails']

/** Says which mails the reader of an unsubscribe link gets, stops them, and undoes that. */
export function MailChoicePanel({ token }: { readonly token: string }) {
  const t = useWords()
  const problemText = useProblemText()
  const options = mailChoiceQuery(token)
  const query = useQuery(options)
  const choosing = useMutation({
    mutationFn: (mails: Mails) => call(chooseMails, { body: { token, mails } }),
    onSuccess: (choice) => queryClient.setQueryData(options.queryKey, choice),
  })
  const labelOf = (mails: Mails, topic: MailTopic) => {
    if (mails === 'on') return t('settings.disabled.enable')
    return mails === 'off' ? t('unsubscribe.stopAll') : t(`unsubscribe.stop.${narrow(topic)}`)
  }
  if (query.error instanceof ApiError && query.error.code === 'link_expired') return <BadLink />
  return (
    <Loaded query={query} lines={6}>
      {(choice) => (
        <EmptyState
          headingLevel={1}
          heading={t(`unsubscribe.headings.${choice.mails}`)}
          action={
            <div className={classes.actions}>
              {waysFrom(choice).map((mails, place) => (
                <Button
                  key={mails}
                  variant={place === 0 ? 'primary' : 'secondary'}
                  isPending={choosing.isPending && choosing.variables === mails}
                  pendingLabel={t('settings.saving')}
                  onPress={() => choosing.mutate(mails)}
                >
                  {labelOf(mails, choice.topic)}
                </Button>
              ))}
            </div>
          }
        >
          <p role="status">
            {choice.mails === 'topic_off'
              ? t(`unsubscribe.stopped.${narrow(choice.topic)}`)
              : t(`unsubscribe.texts.${choice.mails}`)}
          </p>
          {choice.disabled.map((reason) => (
            <p key={reason}>{t(`settings.disabled.reasons.${reason}`)}</p>
          ))}
          {choosing.isError && <Alert tone="danger">{problemText(choosing.error)}</Alert>}
        </EmptyState>
      )}
    </Loaded>
  )
}

/** The choices besides the current one; a reminder has no setting of its own. */
function waysFrom({ mails, topic }: MailChoice): Mails[] {
  if (mails === 'off') return topic === 'reminder' ? ['on'] : ['on', 'topic_off']
  if (mails === 'topic_off') return ['on', 'off']
  return topic === 'reminder' ? ['off'] : ['topic_off', 'off']
}

/** Only topics with a setting can be turned off alone. */
function narrow(topic: MailTopic): Exclude<MailTopic, 'reminder'> {
  return topic === 'reminder' ? 'news' : topic
}
