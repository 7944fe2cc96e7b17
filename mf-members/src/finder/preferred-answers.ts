import type { Preferences } from 'contracts'
import type { FinderAnswers } from './finder-address.ts'

type Preferred = Pick<Preferences, 'min_age' | 'max_age' | 'near'>

/** The answers with which the finder starts: the preferred ages and place, until the member gives others. */
export function withPreferred(answers: FinderAnswers, { min_age, max_age, near }: Preferred): FinderAnswers {
  const hasAges = answers.min_age !== undefined || answers.max_age !== undefined
  return {
    ...answers,
    ...(!hasAges && min_age !== null && { min_age }),
    ...(!hasAges && max_age !== null && { max_age }),
    near: answers.near ?? near ?? undefined,
  }
}
