import { getUser, type UserEvent } from 'contracts'
import { expect, test } from 'vitest'
import { freeMember } from '../fixture-state.ts'
import { EventLog } from './event-log.ts'

const balance = (credits: number): UserEvent => ({ kind: 'balance', credits })
const creditsIn = (answer: unknown) => (answer as { user: { credits: number } }).user.credits

function logOf(count: number) {
  const log = new EventLog(0)
  for (let id = 1; id <= count; id += 1) log.add(id, balance(id * 10))
  return log
}

test.each([
  [0, 30],
  [2, 30],
  [3, 1],
  [9, 1],
])('a response as of event %i of three is revised to %i credits', (position, credits) => {
  const answer = { user: { ...freeMember, credits: 1 } }
  expect(creditsIn(logOf(3).revise(getUser.path, answer, position))).toBe(credits)
})

test('a response that no event concerns stays the same object', () => {
  const answer = { chats: [] }
  expect(logOf(3).revise('/api/chats.php', answer, 0)).toBe(answer)
  expect(logOf(3).revise('/api/elsewhere.php', answer, 0)).toBe(answer)
})

test('ignores an event of an unknown kind', () => {
  const log = new EventLog(0)
  for (const kind of ['from the future', 'constructor']) log.add(1, { kind } as unknown as UserEvent)
  const answer = { user: freeMember }
  expect(log.revise(getUser.path, answer, 0)).toBe(answer)
})

test('tells since which position it is complete', () => {
  const log = logOf(1_001)
  expect([log.knowsSince(0), log.knowsSince(1), log.position]).toEqual([false, true, 1_001])
  log.reset(5_000)
  expect([log.knowsSince(4_999), log.knowsSince(5_000), log.position]).toEqual([false, true, 5_000])
})
