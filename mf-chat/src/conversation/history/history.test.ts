import { expect, test } from 'vitest'
import { conversationOf, textMessages } from '../fixture-conversation.ts'
import { type History, withChanged, withLatest, withOlder } from './history.ts'

const sequences = ({ messages }: History) => messages.map(({ sequence }) => sequence).join(' ')

test('older pages stay above the latest messages while those grow', () => {
  const first = withLatest(undefined, conversationOf(textMessages(5, 6)))
  const second = withOlder(first, conversationOf(textMessages(3, 4)))
  expect(sequences(second)).toBe('3 4 5 6')
  expect(second.hasOlder).toBe(true)
  const third = withLatest(second, conversationOf(textMessages(6, 8)))
  expect(sequences(third)).toBe('3 4 5 6 7 8')
  const last = withOlder(third, conversationOf(textMessages(1, 2)))
  expect(sequences(last)).toBe('1 2 3 4 5 6 7 8')
  expect(last.hasOlder).toBe(false)
})

test('an answer from long after leaves no gap: the page starts over from it', () => {
  const before = withLatest(undefined, conversationOf(textMessages(5, 6)))
  expect(sequences(withLatest(before, conversationOf(textMessages(9, 10))))).toBe('9 10')
})

test('§2: a deleted conversation keeps nothing of its older pages', () => {
  const before = withOlder(
    withLatest(undefined, conversationOf(textMessages(3, 4))),
    conversationOf(textMessages(1, 2)),
  )
  const emptied = withLatest(before, conversationOf([], { has_older: false }))
  expect(sequences(emptied)).toBe('')
  const next = withLatest(before, conversationOf(textMessages(5, 5), { has_older: false }))
  expect(sequences(next)).toBe('5')
})

test('§8: the history limit is that of the oldest page', () => {
  const latest = withLatest(undefined, conversationOf(textMessages(5, 6)))
  const older = withOlder(latest, conversationOf(textMessages(4, 4), { has_older: false, is_limited: true }))
  expect(withLatest(older, conversationOf(textMessages(5, 7)))).toMatchObject({
    hasOlder: false,
    isLimited: true,
  })
})

test('a page that arrives twice is shown once', () => {
  const latest = withLatest(undefined, conversationOf(textMessages(3, 4)))
  const once = withOlder(latest, conversationOf(textMessages(1, 2)))
  expect(sequences(withOlder(once, conversationOf(textMessages(1, 2))))).toBe('1 2 3 4')
})

test('a message that staff remove changes wherever it stands, also on an older page', () => {
  const latest = withLatest(undefined, conversationOf(textMessages(3, 4)))
  const both = withOlder(latest, conversationOf(textMessages(1, 2)))
  const [first] = both.messages
  if (!first) throw new Error('There is no message.')
  const changed = withChanged(both, { ...first, content: { kind: 'removed' } })
  expect(changed.messages.map(({ content }) => content.kind)).toEqual(['removed', 'text', 'text', 'text'])
  expect(withLatest(changed, conversationOf(textMessages(3, 5))).messages[0]?.content.kind).toBe('removed')
})
