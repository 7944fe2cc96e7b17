import { expect, test } from 'vitest'
import { whereToBegin } from './where-to-begin.ts'

test.each<[string, string | undefined, number | null, object]>([
  ['says nothing', undefined, 1, { position: 9, tells: 'position' }],
  ['says nothing, in a header', '', 1, { position: 9, tells: 'position' }],
  ['knows everything', '9', 1, { position: 9 }],
  ['is behind', '4', 1, { position: 4 }],
  ['is behind, just within what is kept', '4', 5, { position: 4 }],
  ['missed one that is no longer kept', '4', 6, { position: 9, tells: 'reset' }],
  ['missed everything, and nothing is kept', '4', null, { position: 9, tells: 'reset' }],
  ['knew nothing yet', '0', 1, { position: 0 }],
  ['is ahead', '10', 1, { position: 9, tells: 'reset' }],
  ['makes something up', 'DROP TABLE', 1, { position: 9, tells: 'reset' }],
])('a page that %s: %s, kept from %s on', async (_, asked, oldest, beginning) => {
  expect(await whereToBegin({ asked, current: 9, oldest: async () => oldest })).toEqual(beginning)
})
