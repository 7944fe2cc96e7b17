import type { Message } from 'contracts'
import type { OutgoingMessage } from 'shared-state/outgoing'
import { expect, test } from 'vitest'
import { settings } from '../../../../shared-state/src/fixture-state.ts'
import { creditsLeft, pricesOf } from './credits-left.ts'

const outgoing = (id: string, kind: 'text' | 'photo', state: OutgoingMessage['state'] = 'waiting') => {
  const content = kind === 'text' ? { kind, text: 'Hi' } : { kind, photo: 'p' }
  return { id, profile: 'b', content, preview: { kind: 'text', text: 'Hi' }, queuedAt: 0, state } as const
}
const message = (id: string): Message => ({
  id,
  sequence: 1,
  from: 'a',
  sent_at: '',
  content: { kind: 'text', text: 'Hi' },
})
const left = (waiting: readonly OutgoingMessage[], sent: readonly Message[] = []) =>
  creditsLeft(20, pricesOf(settings), waiting, { messages: [...sent] })

test('§1: messages that wait are taken off what is left', () => {
  expect(left([])).toBe(20)
  expect(left([outgoing('1', 'text'), outgoing('2', 'photo', 'sending')])).toBe(5)
})

test('neither failed messages nor those that have arrived are taken off', () => {
  expect(left([outgoing('1', 'text', 'failed'), outgoing('2', 'text')], [message('2')])).toBe(20)
})

test('never less than nothing is left', () => {
  expect(left(['1', '2', '3'].map((id) => outgoing(id, 'photo')))).toBe(0)
})
