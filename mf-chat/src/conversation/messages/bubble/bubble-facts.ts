import type { MessageContent } from 'contracts'
import type { LogActions } from '../log-actions.ts'
import type { MessageRow, OutgoingRow } from '../row.ts'
import { type MessageState, messageState } from './message-state.ts'

interface BubbleFacts {
  readonly id: string
  readonly content: MessageContent
  readonly isOwn: boolean
  readonly isNew: boolean
  /** ISO date and time. */
  readonly sentAt: string
  /** Undefined for a received message. */
  readonly state: MessageState | 'waiting' | 'failed' | undefined
}

/** The common facts of a confirmed message and one that is on its way. */
export function bubbleFacts(row: MessageRow | OutgoingRow, log: LogActions): BubbleFacts {
  if (row.kind === 'message') {
    const { message, isOwn } = row
    const { id, content, sent_at: sentAt, sequence } = message
    const isNew = sequence > log.upToAtOpening
    return { id, content, isOwn, isNew, sentAt, state: isOwn ? messageState(message, log) : undefined }
  }
  const { id, preview: content, queuedAt, state } = row.outgoing
  const sentAt = new Date(queuedAt).toISOString()
  return { id, content, isOwn: true, isNew: true, sentAt, state: state === 'failed' ? 'failed' : 'waiting' }
}
