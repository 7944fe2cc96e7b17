import type { OutgoingMessage } from 'shared-state/outgoing'
import { expect, test } from 'vitest'
import { ME, textMessage, textMessages, VERA } from '../../fixture-conversation.ts'
import type { Row } from '../row.ts'
import { buildRows, type RowsInput } from './rows.ts'

const rowsOf = (input: Partial<RowsInput>) =>
  buildRows({
    profile: VERA,
    messages: [],
    hasOlder: true,
    isLimited: false,
    hasWritten: true,
    unreadAfter: undefined,
    outgoing: [],
    isTyping: false,
    ...input,
  })

const outgoing = (id: string): OutgoingMessage => ({
  id,
  profile: VERA,
  content: { kind: 'text', text: 'Hi' },
  preview: { kind: 'text', text: 'Hi' },
  queuedAt: Date.parse('2026-03-01T12:00:00.000Z'),
  state: 'sending',
})

const idsWith = (rows: readonly Row[], mark: string) =>
  rows
    .filter((row) => Boolean((row as unknown as Record<string, unknown>)[mark]))
    .map((row) => (row.kind === 'message' ? row.message.id : row.key))

const at = (sequence: number, from: string, sent_at: string) => ({ ...textMessage(sequence, from), sent_at })

test('§2: a day begins with its date, in the user’s own time zone', () => {
  const noon = new Date(2026, 2, 1, 12).toISOString()
  const late = new Date(2026, 2, 1, 23, 59).toISOString()
  const early = new Date(2026, 2, 2, 0, 0).toISOString()
  const rows = rowsOf({ messages: [at(1, VERA, noon), at(2, ME, late), at(3, VERA, early)] })
  expect(rows.map((row) => ('day' in row ? row.day : undefined))).toEqual([
    new Date(2026, 2, 1).getTime(),
    undefined,
    new Date(2026, 2, 2).getTime(),
  ])
})

test('messages of one sender and minute stand together', () => {
  const minute = '2026-03-01T10:00'
  const rows = rowsOf({
    messages: [
      at(1, VERA, `${minute}:01.000Z`),
      at(2, VERA, `${minute}:59.000Z`),
      at(3, ME, `${minute}:59.500Z`),
      at(4, ME, '2026-03-01T10:01:00.000Z'),
    ],
  })
  const groups = rows.map((row) => 'isGroupStart' in row && [row.isGroupStart, row.isGroupEnd])
  expect(groups).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('§4: the first message of the other member that was unread at opening is marked', () => {
  const messages = [textMessage(4, VERA), textMessage(5, ME), textMessage(6, VERA), textMessage(7, VERA)]
  const [, , third] = messages
  expect(idsWith(rowsOf({ messages, unreadAfter: 5 }), 'isFirstUnread')).toEqual([third?.id])
  expect(idsWith(rowsOf({ messages, unreadAfter: 7 }), 'isFirstUnread')).toEqual([])
})

test('unread messages that begin on a page above are not marked in their middle', () => {
  const messages = [textMessage(4, VERA), textMessage(5, VERA)]
  expect(idsWith(rowsOf({ messages, unreadAfter: 1 }), 'isFirstUnread')).toEqual([])
})

test('§5: a message that is both confirmed and in the queue stands there once', () => {
  const messages = textMessages(1, 2)
  const [, own] = messages
  const rows = rowsOf({ messages, outgoing: [outgoing(own?.id ?? ''), outgoing('waiting-message')] })
  expect(rows.map(({ kind }) => kind)).toEqual(['message', 'message', 'outgoing'])
})

test('messages of the two members that have the same id stand side by side', () => {
  const own = textMessage(2, ME)
  const rows = rowsOf({ messages: [{ ...textMessage(1, VERA), id: own.id }, own] })
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

test('a queued message never hides one of the other member that has the same id', () => {
  const messages = [textMessage(1, VERA)]
  const rows = rowsOf({ messages, outgoing: [outgoing(messages[0]?.id ?? '')] })
  expect(rows.map(({ kind }) => kind)).toEqual(['message', 'outgoing'])
})

test('§8: above the oldest message is the beginning, or the history limit', () => {
  expect(rowsOf({ hasOlder: false, isLimited: true })).toEqual([
    { kind: 'beginning', key: 'beginning', isLimited: true },
  ])
})

test('first contact lasts until the user has written', () => {
  const messages = [textMessage(1, VERA), textMessage(2, ME), textMessage(3, VERA)]
  const [first, , third] = messages.map(({ id }) => id)
  const contact = (input: Partial<RowsInput>) => idsWith(rowsOf({ messages, ...input }), 'isFirstContact')
  expect(contact({ hasOlder: false })).toEqual([first])
  // A signup message is not counted as having written.
  expect(contact({ hasOlder: false, hasWritten: false })).toEqual([first, third])
  expect(contact({ hasOlder: true })).toEqual([])
})

test('the rows of 10,000 messages are made within a frame', () => {
  const messages = textMessages(1, 10_000)
  rowsOf({ messages })
  const start = performance.now()
  rowsOf({ messages })
  expect(performance.now() - start).toBeLessThan(100)
})

test('rows that have not changed stay the same objects when a page is put above, or a message below', () => {
  const messages = textMessages(51, 100)
  const before = rowsOf({ messages })
  const after = rowsOf({ messages: [...textMessages(1, 50), ...messages, textMessage(101, VERA)] })
  // The first one no longer begins a day.
  expect(after.slice(51, 100)).toEqual(before.slice(1))
  for (const [index, row] of before.slice(1).entries()) expect(after[51 + index]).toBe(row)
  expect(after[50]).not.toBe(before[0])
})

test('new messages are no longer marked once the user has written after them', () => {
  const messages = [textMessage(4, ME), textMessage(5, VERA)]
  const [, unread] = messages
  const marked = (input: Partial<RowsInput>) =>
    idsWith(rowsOf({ messages, unreadAfter: 4, ...input }), 'isFirstUnread')
  expect(marked({})).toEqual([unread?.id])
  expect(marked({ messages: [...messages, textMessage(6, ME)] })).toEqual([])
  expect(marked({ outgoing: [outgoing('just-written')] })).toEqual([])
  const failedEarlier = { ...outgoing('failed-earlier'), queuedAt: Date.parse(messages[0]?.sent_at ?? '') }
  expect(marked({ outgoing: [failedEarlier] })).toEqual([unread?.id])
})
