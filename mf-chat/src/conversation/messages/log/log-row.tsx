import type { ProfileSummary } from 'contracts'
import { memo } from 'react'
import { RiskHint } from '../../../safety/risk-hint.tsx'
import { Bubble } from '../bubble/bubble.tsx'
import { Failure } from '../bubble/failure.tsx'
import { ReportMessageButton } from '../bubble/report-message-button.tsx'
import { TypingBubble } from '../bubble/typing-bubble.tsx'
import { useLogActions } from '../log-actions.ts'
import type { MessageRow, OutgoingRow, Row } from '../row.ts'
import { Beginning } from './beginning.tsx'
import classes from './log-row.module.css'

interface LogRowProps {
  readonly row: Row
  readonly profile: ProfileSummary
  readonly isEmpty: boolean
  readonly isLast: boolean
}

/** One entry of the log, with the day and the mark of new messages above it. */
export const LogRow = memo(function LogRow({ row, profile, isEmpty, isLast }: LogRowProps) {
  return (
    <div className={classes.row} data-last={isLast || undefined}>
      {row.kind === 'beginning' && (
        <Beginning profile={profile} isLimited={row.isLimited} isEmpty={isEmpty} />
      )}
      {row.kind === 'typing' && <TypingBubble />}
      {(row.kind === 'message' || row.kind === 'outgoing') && <Entry row={row} />}
    </div>
  )
})

function Entry({ row }: { readonly row: MessageRow | OutgoingRow }) {
  const { t, times } = useLogActions()
  const received = row.kind === 'message' && !row.isOwn ? row.message : undefined
  const { content } = received ?? {}
  const words = content?.kind === 'text' ? content.text : content?.kind === 'gift' ? content.note : null
  return (
    <>
      {row.day !== undefined && <p className={classes.day}>{times.day(row.day)}</p>}
      {row.isFirstUnread && <p className={classes.unread}>{t('conversation.newMessages')}</p>}
      <Bubble row={row}>
        {received && received.content.kind !== 'removed' && <ReportMessageButton message={received} />}
      </Bubble>
      {row.kind === 'message' && row.isFirstContact && words !== null && <RiskHint text={words} />}
      {row.kind === 'outgoing' && row.outgoing.state === 'failed' && <Failure outgoing={row.outgoing} />}
    </>
  )
}
