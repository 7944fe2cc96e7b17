import type { Message } from 'contracts'
import type { MessageRow, RowPlace } from '../row.ts'

const rows = new WeakMap<Message, MessageRow>()

type Sender = Pick<MessageRow, 'isOwn' | 'isFirstContact'>

/**
 * The row of a message: the same object as before if nothing about it has changed, so that a new message or a page of older
 * ones does not render the other rows again.
 */
export function messageRow(message: Message, place: RowPlace, { isOwn, isFirstContact }: Sender): MessageRow {
  const before = rows.get(message)
  if (
    before &&
    before.isOwn === isOwn &&
    before.isFirstContact === isFirstContact &&
    before.day === place.day &&
    before.isFirstUnread === place.isFirstUnread &&
    before.isGroupStart === place.isGroupStart &&
    before.isGroupEnd === place.isGroupEnd
  )
    return before
  const row = { kind: 'message', message, ...place, isOwn, isFirstContact } as const
  rows.set(message, row)
  return row
}
