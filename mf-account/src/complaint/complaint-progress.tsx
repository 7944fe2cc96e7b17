import type { OwnComplaint } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'
import classes from './complaint.module.css'

const TONES = { received: 'warning', 'looked-at': 'warning', answered: 'success', closed: 'success' } as const

/** How far a complaint is, when it was sent, and by when it is answered. */
export function ComplaintProgress({ complaint }: { readonly complaint: OwnComplaint }) {
  const t = useWords()
  const format = useFormat()
  const { min_age } = useSettings()
  const { reference, topic, progress, sent_at, due_at, closed_at } = complaint
  return (
    <div className={classes.progress}>
      <p>
        <strong>{reference}</strong>{' '}
        <Badge look="soft" tone={TONES[progress]}>
          {t(`complaints.progress.${progress}`)}
        </Badge>
      </p>
      <p>{t(`complaints.topics.${topic}`, { min_age })}</p>
      <p>{t('complaints.sentOn', { date: format.date(sent_at) })}</p>
      {due_at && <p>{t('complaints.dueOn', { date: format.date(due_at) })}</p>}
      {closed_at && progress === 'answered' && (
        <p>{t('complaints.answeredOn', { date: format.date(closed_at) })}</p>
      )}
      {closed_at && progress === 'closed' && (
        <p>{t('complaints.closedOn', { date: format.date(closed_at) })}</p>
      )}
    </div>
  )
}
