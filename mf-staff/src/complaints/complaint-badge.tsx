import type { StaffComplaint } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'

interface ComplaintBadgeProps {
  readonly complaint: Pick<StaffComplaint, 'state' | 'is_late' | 'replies'>
}

/** How far a complaint is, as whoever sent it was told. */
export function ComplaintBadge({ complaint: { state, is_late, replies } }: ComplaintBadgeProps) {
  const t = useWords()
  if (is_late)
    return (
      <Badge look="soft" tone="danger">
        {t('moderation.late')}
      </Badge>
    )
  if (state === 'open')
    return (
      <Badge look="soft" tone="warning">
        {t(replies > 0 ? 'complaints.states.going' : 'complaints.states.open')}
      </Badge>
    )
  return (
    <Badge look="soft" tone="success">
      {t(replies > 0 ? 'complaints.states.answered' : 'complaints.states.closed')}
    </Badge>
  )
}
