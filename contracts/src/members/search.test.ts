import { expect, test } from 'vitest'
import { interestsIn, searchMembers } from './search.ts'

test.each([
  [{}, true],
  [{ min_age: '18', max_age: '40', pageNumber: '40' }, true],
  [{ interests: 'hiking,wine', with_photo: '1' }, true],
  [{ at: '2026-03-01T12:00:00.000Z' }, true],
  [{ pageNumber: '41' }, false],
  [{ pageNumber: '1.5' }, false],
  [{ pageNumber: '' }, false],
  [{ min_age: '17' }, false],
  [{ interests: 'knitting' }, false],
  [{ interests: 'art,bbq,beach,beer,biking,coffee' }, false],
  [{ country: 'XX' }, false],
  [{ at: 'x'.repeat(101) }, false],
])('the search query %j is valid: %s', (query, isOne) => {
  expect(searchMembers.query.safeParse(query).success).toBe(isOne)
})

test('reads the interests of a URL, each once and in their order', () => {
  expect(interestsIn('wine,hiking,wine')).toEqual(['hiking', 'wine'])
  expect(interestsIn(undefined)).toEqual([])
})
