import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { cursorTime, readSearchCursor, searchCursor } from './search-cursor.ts'

const now = new Date('2026-03-15T12:34:56.789Z')
const ann = { secret: 'a secret of the tests alone', brandId: 'amberly', memberId: 'ann' }
const current = new Date('2026-03-15T12:40:00Z')

test('a cursor is as coarse as the activity on a card, and never before the search', () => {
  expect(cursorTime(now)).toEqual(current)
  expect(searchCursor(ann, cursorTime(new Date(now.getTime() + MINUTE_MS)))).toBe(searchCursor(ann, current))
})

test('a cursor leads back to its search for an hour', () => {
  const at = cursorTime(now)
  const cursor = searchCursor(ann, at)
  const read = (ms: number) => readSearchCursor(ann, cursor, new Date(now.getTime() + ms))
  expect(read(HOUR_MS)).toEqual(at)
  expect(read(HOUR_MS + 10 * MINUTE_MS)).toEqual(new Date('2026-03-15T13:50:00Z'))
})

test.each([
  ['none', undefined],
  ['a date', '2026-03-14T12:00:00.000Z'],
  ['an empty one', ''],
  ['one without its proof', searchCursor(ann, current).split('.')[0]],
  ['another moment with this proof', `a${searchCursor(ann, current)}`],
  ['another member’s', searchCursor({ ...ann, memberId: 'bo' }, new Date(current.getTime() - HOUR_MS / 2))],
  ['a visitor’s', searchCursor({ ...ann, memberId: null }, new Date(current.getTime() - HOUR_MS / 2))],
  [
    'another brand’s',
    searchCursor({ ...ann, brandId: 'marigold' }, new Date(current.getTime() - HOUR_MS / 2)),
  ],
  [
    'one with another secret',
    searchCursor({ ...ann, secret: 'x' }, new Date(current.getTime() - HOUR_MS / 2)),
  ],
  ['one of yesterday', searchCursor(ann, new Date(current.getTime() - DAY_MS))],
])('%s counts as the current moment', (_, cursor) => {
  expect(readSearchCursor(ann, cursor, now)).toEqual(current)
})
