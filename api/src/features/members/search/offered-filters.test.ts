import { searchFields } from 'contracts'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { preferencesOf } from '../preferences/own-preferences.ts'
import { criteriaOf, type Searcher } from './search-criteria.ts'

const searcher: Searcher = {
  brandId: 'amberly',
  memberId: null,
  gender: null,
  sexuality: null,
  country: 'NL',
  region: null,
  city: null,
  interests: [],
  age: null,
  preferences: preferencesOf(undefined),
  youngest: 18,
  countries: ['NL', 'BE'],
  visible: defaultSettings,
  offered: searchFields,
}
const query = { gender: 'male', country: 'BE', countryregion: 'BE-VAN', min_age: 30, max_age: 40 } as const

test('§3: a search filters by what the brand’s list offers, and by nothing else', () => {
  const all = criteriaOf(query, searcher)
  expect(all.lanes).toEqual([{ gender: 'male', sexualities: null }])
  expect(all).toMatchObject({
    countries: [['BE']],
    filters: { countryregion: 'BE-VAN', min_age: 30, max_age: 40 },
  })
  const none = criteriaOf(query, { ...searcher, offered: [] })
  expect(none.lanes).toHaveLength(2)
  expect(none.countries).toEqual([['NL']])
  expect(Object.values(none.filters).filter((filter) => filter !== undefined)).toEqual([])
})
