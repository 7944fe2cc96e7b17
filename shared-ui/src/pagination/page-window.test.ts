import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
  [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
  [8, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [50, 100, [1, 'gap-before', 49, 50, 51, 'gap-after', 100]],
])('on page %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})

test('on every page, the row has the same length, ascends, shows the neighbours, and no gap hides just one page', () => {
  for (let pages = 8; pages <= 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const entries = pageWindow(page, pages)
      const numbers = entries.filter((entry) => typeof entry === 'number')
      expect(entries).toHaveLength(7)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages)
      expect(numbers).toEqual(expect.arrayContaining([1, ...near, pages]))
      entries.forEach((entry, index) => {
        const [before, after] = [entries[index - 1], entries[index + 1]]
        if (typeof entry === 'number') {
          if (typeof after === 'number') expect(after).toBe(entry + 1)
        } else expect(Number(after) - Number(before)).toBeGreaterThan(2)
      })
    }
})
