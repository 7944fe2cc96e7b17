import { type AnswerOf, searchFilters, type searchMembers } from 'contracts'
import type { Asked } from '../asked.ts'

export type Loosenable = AnswerOf<typeof searchMembers>['loosen'][number]

/** The search without one of its parts. */
export function without(asked: Asked, part: Loosenable): Asked {
  if (part === 'age') {
    const { min_age: _from, max_age: _to, ...rest } = asked
    return rest
  }
  const { [part]: _left, ...rest } = asked
  return rest
}

/** Another country has other regions. */
export function inCountry(asked: Asked, country: Asked['country']): Asked {
  const { countryregion: _region, country: _country, ...rest } = asked
  return country ? { ...rest, country } : rest
}

/** How many filters narrow the search, besides the gender, which stands for itself. */
export function countFilters(asked: Asked): number {
  const { country, countryregion, min_age, max_age } = asked
  const parts = [country, countryregion, min_age ?? max_age, ...searchFilters.map((name) => asked[name])]
  return parts.filter((part) => part !== undefined).length
}
