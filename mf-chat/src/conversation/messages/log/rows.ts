import type { Message } from 'contracts'
import type { OutgoingMessage } from 'shared-state/outgoing'
import type { Row } from '../row.ts'
import { createDayFinder } from './day-finder.ts'
import { messageRow } from './message-row.ts'

export interface RowsInput {
  /** Id of the other member. */
  readonly profile: string
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly isLimited: boolean
  readonly hasWritten: boolean
  /** The last message before those that the user had not read; undefined if there were none. */
  readonly unreadAfter: number | undefined
  readonly outgoing: readonly OutgoingMessage[]
  readonly isTyping: boolean
}

interface Entry {
  readonly isOwn: boolean
  /** ISO date and time. */
  readonly sentAt: string
  readonly content: Message | OutgoingMessage
}

export function buildRows(input: RowsInput): Row[] {
  const { messages, hasOlder, isLimited, isTyping } = input
  const rows: Row[] = hasOlder ? [] : [{ kind: 'beginning', key: 'beginning', isLimited }]
  const entries = entriesOf(input)
  const dayOf = createDayFinder()
  const { profile, unreadAfter = Number.POSITIVE_INFINITY } = input
  const unread = messages.findIndex(({ sequence, from }) => sequence > unreadAfter && from === profile)
  const firstUnread = isAnswered(entries, unread) ? -1 : unread
  // Unread messages may begin further up, on a page that has not been loaded.
  const hasMarker = firstUnread > 0 || !hasOlder
  let isFirstContact = !input.hasWritten || !hasOlder
  let day: number | undefined
  let continuesGroup = false
  for (const [index, entry] of entries.entries()) {
    const { isOwn, content } = entry
    const today = dayOf(entry.sentAt)
    const isNewDay = today !== day
    const isFirstUnread = index === firstUnread && hasMarker
    const isContinued = areTogether(entry, entries[index + 1])
    day = today
    if (isOwn && input.hasWritten) isFirstContact = false
    const place = {
      key: keyOf(entry),
      day: isNewDay ? today : undefined,
      isFirstUnread,
      isGroupStart: isNewDay || isFirstUnread || !continuesGroup,
      isGroupEnd: index + 1 === firstUnread || !isContinued,
    }
    continuesGroup = isContinued
    rows.push(
      'sequence' in content
        ? messageRow(content, place, { isOwn, isFirstContact: isFirstContact && !isOwn })
        : { ...place, kind: 'outgoing', outgoing: content },
    )
  }
  if (isTyping) rows.push({ kind: 'typing', key: 'typing' })
  return rows
}

/** Two members can have messages with the same id, which each one's browser generates. */
function keyOf({ isOwn, content }: Entry): string {
  return isOwn || !('sequence' in content) ? content.id : `received ${content.sequence}`
}

/** Whether the user has written since that entry. */
function isAnswered(entries: readonly Entry[], index: number): boolean {
  const since = entries[index]?.sentAt
  // A message that failed earlier still stands below.
  return since !== undefined && entries.slice(index).some(({ isOwn, sentAt }) => isOwn && sentAt >= since)
}

/** A message that was confirmed while it still waits in the queue stands there once. */
function entriesOf({ profile, messages, outgoing }: RowsInput): Entry[] {
  const entries = messages.map(
    (content): Entry => ({
      isOwn: content.from !== profile,
      sentAt: content.sent_at,
      content,
    }),
  )
  if (outgoing.length === 0) return entries
  const queued = new Set(outgoing.map(({ id }) => id))
  const confirmed = messages.filter(({ id, from }) => from !== profile && queued.has(id))
  for (const { id } of confirmed) queued.delete(id)
  for (const content of outgoing) {
    const sentAt = new Date(content.queuedAt).toISOString()
    if (queued.has(content.id)) entries.push({ isOwn: true, sentAt, content })
  }
  return entries
}

const MINUTE = 'YYYY-MM-DDTHH:MM'.length

function areTogether(one: Entry, next: Entry | undefined): boolean {
  if (!next || one.isOwn !== next.isOwn) return false
  return one.sentAt.slice(0, MINUTE) === next.sentAt.slice(0, MINUTE)
}
