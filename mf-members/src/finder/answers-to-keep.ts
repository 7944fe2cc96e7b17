import { OLDEST_AGE, type Preferences, YOUNGEST_AGE } from 'contracts'
import type { FinderAnswers } from './finder-address.ts'

type Kept = Partial<Pick<Preferences, 'min_age' | 'max_age' | 'near'>>

/** The answers that differ from the preferences, as preferences; undefined if none does. */
export function answersToKeep(answers: FinderAnswers, preferences: Preferences): Kept | undefined {
  const { min_age, max_age, near } = answers
  const hasAges = min_age !== undefined || max_age !== undefined
  const asked: Kept = {
    ...(hasAges && {
      min_age: min_age === undefined || min_age === YOUNGEST_AGE ? null : min_age,
      max_age: max_age === undefined || max_age === OLDEST_AGE ? null : max_age,
    }),
    ...(near !== undefined && { near }),
  }
  const names = Object.keys(asked) as (keyof Kept)[]
  return names.some((name) => asked[name] !== preferences[name]) ? asked : undefined
}
