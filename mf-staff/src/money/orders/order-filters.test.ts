import { expect, test } from 'vitest'
import { filtersIn, queryOf, withFilters } from './order-filters.ts'

test('filters are read from the address, and what makes no sense is left out', () => {
  const search = new URLSearchParams('status=paid&method=gold&attention=differs&from=soon&text=a&brand=she')
  expect(queryOf(filtersIn(search))).toEqual({ status: 'paid', attention: 'differs' })
})

test('the last day counts whole, by the clock of the reader', () => {
  const query = queryOf(filtersIn(new URLSearchParams('from=2026-11-01&until=2026-11-01')))
  expect(query).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    until: new Date(2026, 10, 2).toISOString(),
  })
})

test('other filters begin on the first page, at the same brand', () => {
  const search = new URLSearchParams('brand=she&status=paid&after=x')
  const none = filtersIn(new URLSearchParams('sort=earliest'))
  expect(String(withFilters(search, none))).toBe('brand=she&sort=earliest')
})
