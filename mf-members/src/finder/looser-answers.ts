import { OLDEST_AGE, YOUNGEST_AGE } from 'contracts'
import type { FinderAnswers } from './finder-address.ts'

const parts = ['interests', 'relationship_status', 'near', 'age'] as const

/** A question of the match finder whose answer can be dropped. */
export type FinderPart = (typeof parts)[number]

const OPEN_AGE = { min_age: YOUNGEST_AGE, max_age: OLDEST_AGE }

/** The questions that have been answered, so that fewer members fit. */
export function answeredParts(answers: FinderAnswers): FinderPart[] {
  const { near, interests, relationship_status: status, min_age: from, max_age: to } = answers
  const isAnswered = {
    interests: interests !== undefined,
    relationship_status: status !== undefined,
    near: near !== undefined && near !== 'anywhere',
    age: (from ?? YOUNGEST_AGE) > YOUNGEST_AGE || (to ?? OLDEST_AGE) < OLDEST_AGE,
  }
  return parts.filter((part) => isAnswered[part])
}

/** The answers without one of them. An omitted age or distance would be the member's preference, so these are left open. */
export function withoutPart(answers: FinderAnswers, part: FinderPart): FinderAnswers {
  if (part === 'age') return { ...answers, ...OPEN_AGE }
  if (part === 'near') return { ...answers, near: 'anywhere' }
  const { [part]: _, ...others } = answers
  return others
}

/** For those who nearly fit: the ages alone, or not even these if nothing else was answered. Who lives near still comes first. */
export function looserAnswers(answers: FinderAnswers): FinderAnswers {
  const { min_age, max_age } = answers
  const isAgeAlone = answeredParts(answers).every((part) => part === 'age')
  return { ...(isAgeAlone ? OPEN_AGE : { min_age, max_age }), near: 'anywhere' }
}
