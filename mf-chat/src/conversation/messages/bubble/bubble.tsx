import { type ReactNode, useEffect, useState } from 'react'
import { Spoken } from 'shared-ui/spoken'
import { MessageContent } from '../content/message-content.tsx'
import { useLogActions } from '../log-actions.ts'
import type { MessageRow, OutgoingRow } from '../row.ts'
import { isEmojiOnly } from '../text/is-emoji-only.ts'
import classes from './bubble.module.css'
import { bubbleFacts } from './bubble-facts.ts'
import { Meta } from './meta.tsx'

interface BubbleProps {
  readonly row: MessageRow | OutgoingRow
  /** Beside the bubble. */
  readonly children?: ReactNode
}

/**
 * A message. The same component draws it while it is on its way and once the server has it, so that nothing of it is drawn
 * anew in between.
 */
export function Bubble({ row, children }: BubbleProps) {
  const log = useLogActions()
  const { t } = log
  const { id, content, isOwn, isNew, sentAt, state } = bubbleFacts(row, log)
  const isArriving = useIsArriving(id, isNew)
  const hasMeta = row.isGroupEnd || state === 'failed'
  const isBare = content.kind === 'text' && isEmojiOnly(content.text)
  return (
    <div className={classes.line} data-own={isOwn || undefined} data-start={row.isGroupStart || undefined}>
      <div
        className={classes.bubble}
        data-kind={content.kind}
        data-bare={isBare || undefined}
        data-end={row.isGroupEnd || undefined}
        data-new={isArriving || undefined}
        data-failed={state === 'failed' || undefined}
        data-meta={hasMeta || undefined}
      >
        <Spoken>{isOwn ? t('conversation.by.you') : t('conversation.by.them', { name: log.name })}</Spoken>
        <MessageContent id={id} content={content} isOwn={isOwn} isArriving={isArriving} />
        <Meta isShown={hasMeta} sentAt={sentAt} state={state} />
      </div>
      {children}
    </div>
  )
}

/** Whether a message should be animated: it is new, and drawn for the first time. */
function useIsArriving(id: string, isNew: boolean): boolean {
  const { arrived } = useLogActions()
  const [isArriving] = useState(() => isNew && !arrived.has(id))
  useEffect(() => void arrived.add(id), [id, arrived])
  return isArriving
}
