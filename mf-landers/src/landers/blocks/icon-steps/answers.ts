import type { Country } from 'contracts'

export const meets = ['female', 'male', 'everyone'] as const
export type Meet = (typeof meets)[number]

/** Age groups by their first and last age; the last is open. */
export const ageGroups = ['18-29', '30-44', '45-59', '60'] as const
export type AgeGroup = (typeof ageGroups)[number]

export interface Answers {
  readonly meet?: Meet
  readonly ages?: AgeGroup
  readonly country?: Country
}

/** "30–44", "60+". */
export const ageText = (group: AgeGroup) => (group === '60' ? '60+' : group.replace('-', '–'))

/** The answers as the query of a search, which presets the first search and the steps after the signup. */
export function searchOf({ meet, ages, country }: Answers): string {
  const query = new URLSearchParams()
  if (meet && meet !== 'everyone') query.set('gender', meet)
  if (country) query.set('country', country)
  const [from, to] = ages?.split('-') ?? []
  if (from) query.set('min_age', from)
  if (to) query.set('max_age', to)
  return query.toString()
}
