import { expect, test } from 'vitest'
import { filtersIn, queryOf, withFilters } from './figure-filters.ts'

const now = Date.parse('2026-06-30T12:00:00Z')

test('without filters the figures are those of twelve weeks, of everybody', () => {
  const filters = filtersIn(new URLSearchParams(), now)
  expect(filters).toMatchObject({ from: '2026-04-08', until: '2026-06-30', by: 'week', group: 'country' })
  expect(queryOf(filters)).toEqual({ from: '2026-04-08', until: '2026-06-30' })
})

test('the address keeps filters, and what makes no sense counts as none', () => {
  const search = new URLSearchParams('from=2026-99-01&by=hour&country=NL&brand=gay')
  const filters = filtersIn(search, now)
  expect(filters).toMatchObject({ from: '2026-04-08', by: 'week', country: 'NL' })
  expect(queryOf(filters)).toMatchObject({ country: 'NL' })
  expect(`${withFilters(search, { country: '', network: 'a b' })}`).toBe(
    'from=2026-99-01&by=hour&brand=gay&network=a+b',
  )
})
