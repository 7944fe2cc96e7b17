import { expect, test } from 'vitest'
import { filtersIn, queryOf, withFilters } from './log-filters.ts'

test('filters are read from the address, and what makes no sense is left out', () => {
  const search = new URLSearchParams('who=7&what=roles&from=2026-11-01&until=tomorrow&brand=she')
  expect(filtersIn(search)).toEqual({ who: '7', what: 'roles', about: '', from: '2026-11-01', until: '' })
})

test('the last day counts whole, by the clock of the reader', () => {
  const { from, until } = queryOf(filtersIn(new URLSearchParams('from=2026-11-01&until=2026-11-01')))
  expect(from).toBe(new Date(2026, 10, 1).toISOString())
  expect(until).toBe(new Date(2026, 10, 2).toISOString())
  expect(queryOf(filtersIn(new URLSearchParams()))).toEqual({})
})

test('other filters begin on the first page, at the same brand', () => {
  const search = new URLSearchParams('brand=she&who=7&after=x')
  expect(String(withFilters(search, { who: '', what: 'roles' }))).toBe('brand=she&what=roles')
})
