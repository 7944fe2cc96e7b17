import { expect, test } from 'vitest'
import { pageCount, resultCount } from './search-pages.ts'

test.each([
  [{ counted: 0, offset: 0, found: 0 }, 0],
  [{ counted: 25, offset: 0, found: 24 }, 24],
  [{ counted: 0, offset: 0, found: 25 }, 25],
  [{ counted: 500, offset: 0, found: 25 }, 500],
  [{ counted: 500, offset: 24, found: 3 }, 27],
  [{ counted: 20, offset: 24, found: 25 }, 49],
])('with %j there are %i results', (figures, count) => {
  expect(resultCount({ ...figures, size: 24 })).toBe(count)
})

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [959, 40],
  [1_001, 40],
])('%i results fill %i pages', (count, pages) => {
  expect(pageCount(count, { size: 24, most: 40 })).toBe(pages)
})
