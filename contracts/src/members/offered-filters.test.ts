import { expect, test } from 'vitest'
import { searchFields } from '../site/settings.ts'
import { offeredFilters } from './offered-filters.ts'

test('§3: a brand offers the filters that it lists, by fields that its profiles show', () => {
  const visible_profile_fields = ['gender', 'region', 'date_of_birth'] as const
  const of = (search_fields: readonly (typeof searchFields)[number][], shown = visible_profile_fields) =>
    offeredFilters({ search_fields: [...search_fields], visible_profile_fields: [...shown] })
  expect(of(searchFields)).toEqual(searchFields)
  expect(of(['max_age'])).toEqual(['max_age'])
  expect(of([])).toEqual([])
  expect(offeredFilters({ search_fields: [...searchFields], visible_profile_fields: ['gender'] })).toEqual([
    'gender',
    'country',
  ])
})
