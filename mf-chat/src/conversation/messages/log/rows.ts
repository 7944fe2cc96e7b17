import type { Message } from 'contracts'
import type { OutgoingMessage } from 'shared-state/outgoing'
import { createDayFinder } from './day-finder.ts'

interface RowPlace {
  readonly key: string
  /** Midnight of the day that begins with this row. */
  readonly day?: number
  /** The messages from here on were unread when the conversation was opened. */
  readonly isFirstUnread?: boolean
  /** Bubbles of one sender and one minute stand together. */
  readonly isGroupStart: boolean
  readonly isGroupEnd: boolean
}

export interface MessageRow extends RowPlace {
  readonly kind: 'message'
  readonly message: Message
  readonly isOwn: boolean
  /** From the other member, before the user has ever written to them. */
  readonly isFirstContact: boolean
}

export interface OutgoingRow extends RowPlace {
  readonly kind: 'outgoing'
  readonly outgoing: OutgoingMessage
}

/** The entries of the log, one for each item of the virtual list. */
export type Row =
  | { readonly kind: 'beginning'; readonly key: string; readonly isLimited: boolean }
  | MessageRow
  | OutgoingRow
  | { readonly kind: 'typing'; readonly key: string }

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
  readonly key: string
  readonly isOwn: boolean
  /** ISO date and time. */
  readonly sentAt: string
  readonly content: { readonly message: Message } | { readonly outgoing: OutgoingMessage }
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
  for (const [index, { key, isOwn, sentAt, content }] of entries.entries()) {
    const today = dayOf(sentAt)
    const isNewDay = today !== day
    const isFirstUnread = index === firstUnread && hasMarker
    day = today
    if (isOwn && input.hasWritten) isFirstContact = false
    const place = {
      key,
      ...(isNewDay && { day: today }),
      ...(isFirstUnread && { isFirstUnread }),
      isGroupStart: isNewDay || isFirstUnread || !areTogether(entries[index - 1], entries[index]),
      isGroupEnd: index + 1 === firstUnread || !areTogether(entries[index], entries[index + 1]),
    }
    rows.push(
      'message' in content
        ? { ...place, kind: 'message', ...content, isOwn, isFirstContact: isFirstContact && !isOwn }
        : { ...place, kind: 'outgoing', ...content },
    )
  }
  if (isTyping) rows.push({ kind: 'typing', key: 'typing' })
  return rows
}

/** Whether the user has written since that entry. */
function isAnswered(entries: readonly Entry[], index: number): boolean {
  const since = entries[index]?.sentAt
  // A message that failed earlier still stands below.
  return since !== undefined && entries.slice(index).some(({ isOwn, sentAt }) => isOwn && sentAt >= since)
}

/** A message that was confirmed while it still waits in the queue stands there once. */
function entriesOf({ profile, messages, outgoing }: RowsInput): Entry[] {
  const confirmed = messages.map((message) => ({
    key: message.id,
    isOwn: message.from !== profile,
    sentAt: message.sent_at,
    content: { message },
  }))
  if (outgoing.length === 0) return confirmed
  const ids = new Set(messages.map(({ id, from }) => (from === profile ? undefined : id)))
  const waiting = outgoing
    .filter(({ id }) => !ids.has(id))
    .map((one) => ({
      key: one.id,
      isOwn: true,
      sentAt: new Date(one.queuedAt).toISOString(),
      content: { outgoing: one },
    }))
  return [...confirmed, ...waiting]
}

const MINUTE = 'YYYY-MM-DDTHH:MM'.length

function areTogether(one: Entry | undefined, next: Entry | undefined): boolean {
  if (!one || !next || one.isOwn !== next.isOwn) return false
  return one.sentAt.slice(0, MINUTE) === next.sentAt.slice(0, MINUTE)
}
