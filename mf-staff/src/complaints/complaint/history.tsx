import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { useWords } from '../../use-words.ts'
import classes from '../complaints.module.css'
import type { WholeComplaint } from './whole-complaint.ts'

/** All that happened to a complaint, with what its sender was told and whether the mail arrived. */
export function History({ complaint: { history, language } }: { readonly complaint: WholeComplaint }) {
  const t = useWords()
  const format = useFormat()
  return (
    <Card className={classes.card}>
      <h2>{t('complaints.history')}</h2>
      <ol className={classes.history}>
        {history.map(({ id, kind, at, by, text, mail }) => (
          <li key={id}>
            <strong>{t(`complaints.steps.${kind}`)}</strong>{' '}
            <span className={classes.muted}>
              {[
                format.dateTime(at),
                by,
                mail && t('complaints.mail', { state: t(`members.mails.states.${mail}`) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {text !== null && (
              <p className={classes.reply} lang={kind === 'reply' ? language : undefined}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
