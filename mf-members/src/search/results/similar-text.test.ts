import { expect, test } from 'vitest'
import type { SearchCriteria } from '../search-criteria.ts'
import { similarText } from './similar-text.ts'

test.each<[SearchCriteria, boolean, string]>([
  [{}, false, 'similar.nearby'],
  [{}, true, 'similar.elsewhere'],
  [{ gender: 'female', country: 'NL', with_photo: '1' }, true, 'similar.elsewhere'],
  [{ countryregion: 'NL-UT' }, true, 'similar.anyAge'],
  [{ is_new: '1' }, true, 'similar.anyAge'],
  [{ min_age: 30 }, true, 'similar.nearby'],
])('§3: similar members for %j (visitor: %s) are described by %s', (criteria, isVisitor, words) => {
  expect(similarText(criteria, isVisitor)).toBe(words)
})
