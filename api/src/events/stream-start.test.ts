import { expect, test } from 'vitest'
import { streamStart } from './stream-start.ts'

test.each<[string, string | undefined, number | null, object]>([
  ['gives no position', undefined, 1, { position: 9, announcement: 'position' }],
  ['sends an empty header', '', 1, { position: 9, announcement: 'position' }],
  ['is up to date', '9', 1, { position: 9 }],
  ['is behind', '4', 1, { position: 4 }],
  ['is behind, and every event since is stored', '4', 5, { position: 4 }],
  ['missed an event that was deleted', '4', 6, { position: 9, announcement: 'reset' }],
  ['is behind, and nothing is stored', '4', null, { position: 9, announcement: 'reset' }],
  ['has received nothing yet', '0', 1, { position: 0 }],
  ['is ahead', '10', 1, { position: 9, announcement: 'reset' }],
  ['sends nonsense', 'DROP TABLE', 1, { position: 9, announcement: 'reset' }],
])('a page that %s: position %s, oldest stored event %s', async (_, requested, oldest, start) => {
  expect(await streamStart({ requested, current: 9, oldest: async () => oldest })).toEqual(start)
})
