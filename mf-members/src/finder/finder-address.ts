import { findMatches, type InputOf } from 'contracts'

/** The steps of the match finder: four questions in this order, then `found`, the suggestions. */
export const finderSteps = ['age', 'near', 'interests', 'relationship', 'found'] as const

export type FinderStep = (typeof finderSteps)[number]

export type FinderAnswers = NonNullable<InputOf<typeof findMatches>['query']>

const { shape } = findMatches.query
const names = Object.keys(shape) as (keyof typeof shape)[]

/** Reads the step and the answers from an address; ignores invalid answers. */
export function readFinder(search: URLSearchParams): { step: FinderStep; answers: FinderAnswers } {
  const step = finderSteps.find((one) => one === search.get('step')) ?? 'age'
  const entries = names.flatMap((name) => {
    const value = search.get(name)
    const { data } = value === null ? {} : shape[name].safeParse(value)
    return data === undefined ? [] : [[name, data] as const]
  })
  return { step, answers: Object.fromEntries(entries) }
}

/** The query string of a step with these answers. */
export function finderSearch(step: FinderStep, answers: FinderAnswers): string {
  const entries = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams([['step', step], ...entries])}`
}

/** The next or the previous step. */
export function stepBeside(step: FinderStep, by: 1 | -1): FinderStep | undefined {
  return finderSteps[finderSteps.indexOf(step) + by]
}
