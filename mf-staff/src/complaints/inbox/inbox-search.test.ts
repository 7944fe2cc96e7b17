import { expect, test } from 'vitest'
import { queryOf, searchIn, withSearch } from './inbox-search.ts'

const queryIn = (search: string) => queryOf(searchIn(new URLSearchParams(search)))

test('the address filters and sorts the inbox, and what makes no sense is left out', () => {
  expect(queryIn('')).toEqual({ state: 'open', order: 'due' })
  expect(queryIn('state=closed&topic=payment&language=fi&order=newest')).toEqual({
    state: 'closed',
    topic: 'payment',
    language: 'fi',
    order: 'newest',
  })
  expect(queryIn('state=lost&topic=weather&language=xx&order=up&find=a')).toEqual(queryIn(''))
})

test('a search looks through open and closed ones', () => {
  expect(queryIn('state=closed&find=%20K7QM-2XHP')).toEqual({ text: 'K7QM-2XHP' })
})

test('another filter begins on the first page, at the same brand', () => {
  const search = new URLSearchParams('brand=she&after=1.x&topic=payment')
  expect(String(withSearch(search, { topic: null, language: 'fi' }))).toBe('brand=she&language=fi')
})
