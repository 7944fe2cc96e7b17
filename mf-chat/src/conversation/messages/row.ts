import type { Message } from 'contracts'
import type { OutgoingMessage } from 'shared-state/outgoing'

export interface RowPlace {
  readonly key: string
  /** Midnight of the day that begins with this row. */
  readonly day: number | undefined
  /** The messages from here on were unread when the conversation was opened. */
  readonly isFirstUnread: boolean
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
