import { expect, test } from 'vitest'
import { chatWith } from '../../fixture-chats.ts'
import { matchesToWrite } from './matches-to-write.ts'

const match = (id: string, has_conversation = false) => ({
  id,
  name: id,
  main_image: null,
  matched_at: '2026-03-01T12:00:00.000Z',
  has_conversation,
})

test('matches with a conversation are not offered again', () => {
  const found = matchesToWrite([match('vera'), match('jonas'), match('mia')], [chatWith('Jonas')])
  expect(found.map(({ id }) => id)).toEqual(['vera', 'mia'])
})

test('a match whose conversation the user deleted is not new again', () => {
  expect(matchesToWrite([match('vera', true)], [])).toEqual([])
})
